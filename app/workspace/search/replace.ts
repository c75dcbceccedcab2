import type { Workspace } from "~/workspace/create-workspace";
import { saveTexts } from "~/workspace/files/save-texts";
import type { ReplacedText, ReplaceRequest } from "./search-messages";
import { searchOf } from "./search-model";

const FAILED = "Nothing was replaced";

/** Replaces matches and saves the files, all or none of them; the notice says how many and takes it back. */
export async function replace(workspace: Workspace, where?: ReplaceRequest["in"]): Promise<void> {
  const answer = await searchOf(workspace).replaced(where);
  if (typeof answer === "string") return;
  const count = answer.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return;
  if (!(await saveTexts(workspace, answer, FAILED))) return;
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
  if (await saveTexts(workspace, undone, FAILED)) workspace.notify({ title: "Replacement undone" });
}
