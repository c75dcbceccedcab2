import type { AnswerMode } from "~/conversation/answer";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

const MODES: { mode: AnswerMode; label: string; hint: string }[] = [
  { mode: "develop", label: "Develop", hint: "Changes the project's files" },
  { mode: "discuss", label: "Discuss", hint: "Answers without changing a file" },
];

/** Whether the next message may change files. */
export function ModeSwitch() {
  const { chat } = useWorkspace();
  const current = useModel(chat, (state) => state.mode);
  return (
    <fieldset className="ws-modes">
      <legend className="visually-hidden">Mode</legend>
      {MODES.map(({ mode, label, hint }) => (
        <label key={mode} className="ws-mode" title={hint}>
          <input
            type="radio"
            name="mode"
            value={mode}
            className="visually-hidden"
            checked={mode === current}
            onChange={() => chat.setMode(mode)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The same as a menu, which a phone opens as its own. */
export function ModeMenu() {
  const { chat } = useWorkspace();
  const current = useModel(chat, (state) => state.mode);
  return (
    <span className="ws-mode-menu">
      <select
        aria-label="Mode"
        value={current}
        onChange={(event) => chat.setMode(event.target.value as AnswerMode)}
      >
        {MODES.map(({ mode, label }) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
