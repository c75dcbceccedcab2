import { shownError } from "~/platform/api-client";
import { normalizePath } from "~/projects/file-paths";
import type { Workspace } from "~/workspace/create-workspace";

/** Endings of files that are text, whatever a browser calls them. */
const TEXT_NAME =
  /\.(?:txt|md|markdown|csv|tsv|json|ya?ml|toml|xml|html?|css|jsx?|tsx?|mjs|svg|log|ics|vtt|srt)$/i;
/** Largest text that is put into a project, in bytes; what a file may hold the server says itself. */
const TEXT_BYTES = 500_000;

/** Whether a file is a text, which a project can hold. */
export function isText({ name, type }: File): boolean {
  return type.startsWith("text/") || TEXT_NAME.test(name);
}

/** Makes a text a file of the project, and names it in the message. */
export async function putIntoProject(workspace: Workspace, file: File): Promise<void> {
  const { notify } = workspace;
  if (file.size > TEXT_BYTES) {
    return notify({
      title: "File too large",
      description: `${file.name} is a text of more than ${TEXT_BYTES / 1000} kB. Send the part that matters.`,
      kind: "error",
    });
  }
  await addToProject(workspace, file.name, await file.text());
}

/** Stores a text under a name that is free, opens it, and names it in the message. */
export async function addToProject(
  { store, files, chat, notify }: Workspace,
  name: string,
  text: string,
): Promise<void> {
  try {
    const path = freePath(name, files.state.getState().files);
    files.putFile(await store.createFile(path, text.toWellFormed().replaceAll("\0", "")));
    files.openFile(path);
    const { input } = chat.state.getState();
    chat.setInput(`${input}${input === "" || /\s$/.test(input) ? "" : " "}@${path} `);
    notify({
      title: "Added to the project",
      description: `${path} is a file of your project now.`,
    });
  } catch (error) {
    notify({
      title: "Error",
      description: shownError(error, `${name} could not be added to the project.`),
      kind: "error",
    });
  }
}

/** The name as a path that no file has, without what paths cannot hold. */
function freePath(name: string, taken: ReadonlyMap<string, unknown>): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-.]+/, "") || "notes.txt";
  const dot = plain.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ""];
  for (let number = 1; ; number += 1) {
    const path = normalizePath(number === 1 ? plain : `${stem}-${number}${ending}`);
    if (!taken.has(path)) return path;
  }
}
