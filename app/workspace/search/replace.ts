import { shownError } from "~/platform/api-client";
import type { Workspace } from "~/workspace/create-workspace";
import type { ReplacedText, ReplaceRequest } from "./search-messages";
import { searchOf } from "./search-model";

/** Replaces matches and saves the files, all or none of them; the notice says how many and takes it back. */
export async function replace(workspace: Workspace, where?: ReplaceRequest["in"]): Promise<void> {
  const answer = await searchOf(workspace).replaced(where);
  if (typeof answer === "string") return;
  const count = answer.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return;
  if (!(await save(workspace, answer))) return;
  const matches = count === 1 ? "1 match" : `${count} matches`;
  const files = answer.length === 1 ? (answer[0]?.path ?? "") : `${answer.length} files`;
  workspace.notify({
    title: `Replaced ${matches}`,
    description: `In ${files}. It is saved, and a version of its own in the history.`,
    action: { label: "Undo", run: () => void takeBack(workspace, answer) },
  });
}

async function takeBack(workspace: Workspace, done: readonly ReplacedText[]): Promise<void> {
  const undone = done.map(({ path, before, text, count }) => ({
    path,
    before: text,
    text: before,
    count,
  }));
  if (await save(workspace, undone)) workspace.notify({ title: "Replacement undone" });
}

/** Saves texts in place of what they were. False, with nothing changed, where that is no longer so. */
async function save(workspace: Workspace, changes: readonly ReplacedText[]): Promise<boolean> {
  const { files, store, notify } = workspace;
  const fail = (description: string) => {
    notify({ title: "Nothing was replaced", description, kind: "error" });
    return false;
  };
  const { files: stored, typing, changedElsewhere } = files.state.getState();
  const busy = changes.find(({ path }) => typing.has(path) || changedElsewhere.has(path));
  if (busy) return fail(`${busy.path} is being changed. Try again when that is settled.`);
  const stale = changes.find(({ path, before }) => files.textOf(path) !== before);
  if (stale) return fail(`${stale.path} has changed meanwhile. Look at the matches once more.`);
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
