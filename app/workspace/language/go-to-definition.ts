import type { EditorView } from "@codemirror/view";
import type { Workspace } from "~/workspace/create-workspace";
import { showPlace } from "~/workspace/editor/active-editor";
import { typesOf } from "./type-client";
import { whileBusy } from "./while-busy";

/** Goes to where that is defined what stands at the caret; says so where it is not in this project. */
export async function goToDefinition(
  workspace: Workspace,
  path: string,
  view: EditorView,
): Promise<void> {
  const at = view.state.selection.main.head;
  const text = view.state.doc.toString();
  const answer = await whileBusy(view, "Looking where it is defined …", async () => ({
    place: await typesOf(workspace).ask("definition", text, { path, at }),
  }));
  // Who went elsewhere meanwhile stays there.
  if (!answer || !view.dom.isConnected) return;
  if (answer.place) showPlace(workspace, answer.place);
  else workspace.notify({ title: "Nothing here is defined in this project" });
}
