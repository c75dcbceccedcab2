import { AppError } from "~/platform/errors";
import { PICTURE_FIELD, PICTURES_PER_FORM } from "./picture-limits";
import type { PostPictures } from "./pictures.server";

/**
 * Stores the pictures that came with a form, and puts them at the end of its text: also for a preview,
 * so that they need not be chosen again.
 *
 * @returns the text with them, and what is said where one was not taken; those before it are in the text
 */
export async function takeFormPictures(
  pictures: PostPictures,
  ownerId: string,
  { form, content }: { form: FormData; content: string },
): Promise<{ content: string; problem: string | null }> {
  const files = form
    .getAll(PICTURE_FIELD)
    .filter((value): value is File => value instanceof File && value.size > 0);
  const lines: string[] = [];
  let problem =
    files.length > PICTURES_PER_FORM
      ? `A form takes ${PICTURES_PER_FORM} pictures at most; the others were not stored.`
      : null;
  for (const file of files.slice(0, PICTURES_PER_FORM)) {
    try {
      const receive = async () => ({
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      });
      lines.push((await pictures.take(ownerId, receive)).markdown);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problem = `${file.name}: ${error.message}`;
    }
  }
  const whole = [content.trimEnd(), ...lines].filter((part) => part !== "").join("\n\n");
  return { content: lines.length > 0 ? whole : content, problem };
}
