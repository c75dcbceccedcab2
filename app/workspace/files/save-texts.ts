import { shownError } from "~/platform/api-client";
import type { Workspace } from "~/workspace/create-workspace";

/** A text that is to stand in place of another. */
export interface ReplacedText {
  path: string;
  before: string;
  text: string;
}

/**
 * Saves several texts in place of what is shown now, all or none of them.
 *
 * @param failed the title of what is said where nothing was changed
 * @returns false, with nothing changed, where a text is no longer what it was
 */
export async function saveTexts(
  workspace: Workspace,
  changes: readonly ReplacedText[],
  failed: string,
): Promise<boolean> {
  const { files, store, notify } = workspace;
  const fail = (description: string) => {
    notify({ title: failed, description, kind: "error" });
    return false;
  };
  const { files: stored, typing, changedElsewhere } = files.state.getState();
  const busy = changes.find(({ path }) => typing.has(path) || changedElsewhere.has(path));
  if (busy) return fail(`${busy.path} is being changed. Try again when that is settled.`);
  const stale = changes.find(({ path, before }) => files.textOf(path) !== before);
  if (stale) return fail(`${stale.path} has changed meanwhile. Look at it once more.`);
  try {
    const { saved, changed } = await store.saveFiles(
      changes.flatMap(({ path, text }) => {
        const file = stored.get(path);
        return file ? [{ file, content: text, base: file.content }] : [];
      }),
    );
    if (changed.length > 0) {
      await files.reload();
      return fail(`${changed.join(", ")} changed elsewhere meanwhile. Nothing was saved.`);
    }
    for (const file of saved) {
      // What was typed and not saved before is part of what was saved now.
      files.edit(file.path, stored.get(file.path)?.content ?? file.content);
      files.putFile(file);
    }
    return true;
  } catch (error) {
    return fail(shownError(error, "The files could not be saved. They are as they were."));
  }
}
