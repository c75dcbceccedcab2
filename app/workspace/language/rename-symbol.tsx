import type { EditorView } from "@codemirror/view";
import type { Workspace } from "~/workspace/create-workspace";
import { saveTexts } from "~/workspace/files/save-texts";
import { showOverPage } from "~/workspace/shell/show-over-page";
import { RenameDialog } from "./rename-dialog";
import { typesOf } from "./type-client";

/** Asks for another name of what stands at the caret, and writes it in all files, in one save. */
export async function renameSymbol(
  workspace: Workspace,
  path: string,
  view: EditorView,
): Promise<void> {
  const types = typesOf(workspace);
  const at = view.state.selection.main.head;
  const text = view.state.doc.toString();
  const found = await types.ask("nameAt", text, { path, at });
  if (!found || "problem" in found) {
    const description = found?.problem ?? "Nothing here knows names yet. Try again in a moment.";
    workspace.notify({ title: "Not renamed", description, kind: "error" });
    return;
  }
  const name = await showOverPage<string | null>((close) => (
    <RenameDialog name={found.name} onAnswer={close} />
  ));
  view.focus();
  if (!name || name === found.name) return;
  const changes = (await types.ask("renamed", text, { path, at, name })) ?? [];
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
