import { useShallow } from "zustand/react/shallow";
import { chooseAutosave } from "~/workspace/files/autosave-choice";
import { Menu } from "~/workspace/shell/menu";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { saveStateOf } from "./save-state";

/** How the open file is saved, why not where it is not, and whether that is done by itself. */
export default function SaveMenu({ path }: { path: string }) {
  const { files } = useWorkspace();
  const { text, why } = useModel(
    files,
    useShallow((state) => saveStateOf(state, path)),
  );
  const isAutosaving = useModel(files, (state) => state.isAutosaving);
  return (
    <>
      <span
        className="ws-save-state"
        title={text === "Saved" ? undefined : "Kept in this browser until it is saved"}
      >
        {text}
      </span>
      <Menu label="How edits are stored">
        {() => (
          <>
            <label className="ws-save-choice">
              <input
                type="checkbox"
                checked={isAutosaving}
                onChange={({ target }) => chooseAutosave(files, target.checked)}
              />
              Save by itself
            </label>
            <p>
              A moment after you stop typing, and when you go elsewhere. What changed meanwhile is
              never overwritten.
            </p>
          </>
        )}
      </Menu>
      {/* There before it has anything to say, so that it is announced. */}
      <p className="ws-save-why" role="status" hidden={why === null}>
        {why}
      </p>
    </>
  );
}
