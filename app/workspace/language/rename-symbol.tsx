import type { EditorView } from "@codemirror/view";
import type { Workspace } from "~/workspace/create-workspace";
import { saveTexts } from "~/workspace/files/save-texts";
import { showOverPage } from "~/workspace/shell/show-over-page";
import { RenameDialog } from "./rename-dialog";
import { typesOf } from "./type-client";
import { whileBusy } from "./while-busy";

/** Files whose names TypeScript knows. */
const KNOWN = /\.(?:[mc]?[jt]s|[jt]sx)$/;

/** Asks for another name of what stands at the caret, and writes it in all files, in one save. */
export async function renameSymbol(
  workspace: Workspace,
  path: string,
  view: EditorView,
): Promise<void> {
  const refuse = (description: string) =>
    workspace.notify({ title: "Not renamed", description, kind: "error" });
  if (!KNOWN.test(path)) return refuse("Only names in scripts can be renamed.");
  const types = typesOf(workspace);
  const at = view.state.selection.main.head;
  const text = view.state.doc.toString();
  const answer = await whileBusy(view, "Looking where this name stands …", async () => ({
    found: await types.ask("nameAt", text, { path, at }),
  }));
  // The first press is being answered, or the file is no longer open: a question would come over something else.
  if (!answer || !view.dom.isConnected) return;
  const { found } = answer;
  if (!found) return refuse("What knows names gave no answer. Reload the page to try again.");
  if ("problem" in found) return refuse(found.problem);
  if (view.state.doc.toString() !== text) {
    return refuse("The file was changed meanwhile. Press F2 on the name once more.");
  }
  const name = await showOverPage<string | null>((close) => (
    <RenameDialog name={found.name} onAnswer={close} />
  ));
  view.focus();
  if (!name || name === found.name) return;
  const changes =
    (await whileBusy(view, "Renaming …", () => types.ask("renamed", text, { path, at, name }))) ??
    [];
  const count = changes.reduce((sum, one) => sum + one.count, 0);
  if (count === 0 || !(await saveTexts(workspace, changes, "Nothing was renamed"))) return;
  const back = changes.map((one) => ({ ...one, before: one.text, text: one.before }));
  workspace.notify({
    title: `${found.name} is ${name} now`,
    description: `In ${count === 1 ? "1 place" : `${count} places`}${changes.length > 1 ? ` of ${changes.length} files` : ""}. It is saved.`,
    action: {
      label: "Undo",
      run: () => void saveTexts(workspace, back, "Nothing was changed back"),
    },
  });
}
