import { KeyCaps } from "~/workspace/commands/key-caps";
import { useIsFirstAnswer } from "~/workspace/conversation/use-is-first-answer";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** What is told where nothing is open, with the keys of `commands/registry`. */
const HINTS = [
  ["Open a file", "Mod-p"],
  ["Find a command", "Mod-k"],
  ["Search everywhere", "Mod-Shift-f"],
] as const;

/** What stands in the editor's place: that nothing is open, or that the first files are on their way. */
export function NoFileOpen() {
  const { look } = useWorkspace();
  const isFirst = useIsFirstAnswer();
  return (
    <div className="ws-empty">
      <p className="ws-empty-title">{isFirst ? "Your App Is Being Written" : "No File Open"}</p>
      <p>
        {isFirst
          ? "It runs in Preview as soon as it has a page. The chat says how far it is."
          : look.texts.noFileOpen}
      </p>
      <KeyHints />
    </div>
  );
}

function KeyHints() {
  const { files } = useWorkspace();
  if (!useModel(files, (state) => state.files.size > 0)) return null;
  return (
    <dl className="ws-hints">
      {HINTS.map(([what, keys]) => (
        <div key={keys}>
          <dt>{what}</dt>
          <dd>
            <KeyCaps keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
