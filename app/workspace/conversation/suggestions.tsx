import { hasEntry } from "~/sites/build/has-entry";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** Requests that any engine can answer, so that nobody faces an empty box. */
const IDEAS = [
  "A habit tracker with a weekly streak",
  "A recipe box I can search",
  "A landing page for a small bakery",
  "A kanban board in calm greens",
];

/** An empty conversation: what to do with it, and four ways to begin where there is no app yet. */
export function Suggestions() {
  const { chat, files, look } = useWorkspace();
  const hasApp = useModel(files, (state) => hasEntry(state.files.keys()));
  if (hasApp) {
    return (
      <div className="ws-begin">
        <p className="ws-begin-title">What shall we change?</p>
        <p>
          Say it in your own words, with the words that stand on the page. A part of the running app
          is pointed at with the square with an arrow above it.
        </p>
      </div>
    );
  }
  return (
    <div className="ws-begin">
      <p className="ws-begin-title">What shall we build?</p>
      <p>{look.texts.begin}</p>
      <ul className="ws-ideas">
        {IDEAS.map((idea) => (
          <li key={idea}>
            <button type="button" className="ws-idea" onClick={() => void chat.send(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
