import { namePackages, sayNamed, type TakenVersions } from "~/projects/name-packages";
import type { Workspace } from "~/workspace/create-workspace";

const PATH = "package.json";

/** What was named once in an open workspace: whoever takes it out again means it. */
const named = new WeakMap<object, Set<string>>();
let isNaming = false;

/**
 * Names packages in package.json that the preview was built with, where the project is: a trial's is here. A text
 * of the person's that is not saved yet stands; it is tried again with the next look at the preview.
 */
export async function nameAdded(
  {
    chat,
    files,
    store,
    notify,
  }: Pick<Workspace, "files" | "store" | "notify"> & {
    chat: Pick<Workspace["chat"], "state">;
  },
  added: TakenVersions,
): Promise<void> {
  // An answer names what it imports itself. (Whatever else the first part of the page shares costs it more.)
  if (["running", "stopping"].includes(chat.state.getState().phase)) return;
  const { files: stored, drafts } = files.state.getState();
  const known = named.get(store) ?? new Set();
  named.set(store, known);
  const taken = Object.fromEntries(Object.entries(added).filter(([name]) => !known.has(name)));
  const file = stored.get(PATH);
  const text = file?.binary ? null : namePackages(file?.content, taken);
  if (isNaming || text === null || drafts[PATH]) return;
  isNaming = true;
  try {
    if (!file) files.putFile(await store.createFile(PATH, text));
    else {
      const outcome = await store.saveFile(file, text, file.content);
      if (outcome.kind === "saved") files.putFile(outcome.file);
      // Somebody else was quicker: it is looked at as it is now.
      else return outcome.current ? files.putFile(outcome.current) : files.dropFile(PATH);
    }
    for (const name of Object.keys(taken)) known.add(name);
    notify({ title: "Packages added", description: sayNamed(taken) });
  } catch (error) {
    // Full, or no line: the next look tries again.
    console.warn("package.json was not written.", error);
  } finally {
    isNaming = false;
  }
}
