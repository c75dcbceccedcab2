import { ApiError, readError } from "~/platform/api-client";
import { postPicturesApiPath } from "~/platform/urls";
import type { Composer } from "./composer";
import { warn } from "./failure-toast";

/** Puts pictures into what is being written: chosen, pasted or dropped. */
export function takePictures(form: HTMLElement, room: HTMLElement, composer: Composer): void {
  const chooser = form.querySelector<HTMLInputElement>("[data-picture] input");
  if (!chooser) return;
  const take = (files: Iterable<File> | null | undefined): boolean => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith("image/"));
    for (const picture of pictures) store(picture, composer);
    return pictures.length > 0;
  };
  const takeChosen = () => {
    take(chooser.files);
    chooser.value = "";
  };
  chooser.addEventListener("change", takeChosen);
  takeChosen();
  composer.text.addEventListener("paste", (event) => {
    if (take(event.clipboardData?.files)) event.preventDefault();
  });
  room.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  room.addEventListener("drop", (event) => {
    if (take(event.dataTransfer?.files)) event.preventDefault();
  });
}

async function store(picture: File, composer: Composer): Promise<void> {
  const body = new FormData();
  body.append("picture", picture);
  try {
    const answer = await fetch(postPicturesApiPath, { method: "POST", body });
    if (!answer.ok) throw await readError(answer);
    const { markdown } = (await answer.json()) as { markdown: string };
    composer.insert(markdown);
  } catch (error) {
    const reason = error instanceof ApiError ? error.message : "Please try again.";
    warn("The picture was not added", reason);
  }
}
