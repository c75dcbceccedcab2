import { hasEntry } from "~/sites/build/has-entry";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";

/** Requests that any engine can answer, so that nobody faces an empty box. */
const IDEAS = [
  "A habit tracker with a weekly streak",
  "A recipe box I can search",
  "A landing page for a small bakery",
  "A kanban board in calm greens",
];

/** An empty conversation: what to do with it, and ways to begin where there is no app yet. */
export function Suggestions() {
  const { chat, files, look } = useWorkspace();
  const hasApp = useModel(files, (state) => hasEntry(state.files.keys()));
  const own = useShell(({ project }) => wishOf(project));
  if (hasApp) {
    return (
      <div className="ws-begin">
        <p className="ws-begin-title">What shall we change?</p>
        <p>
          Say it in your own words, with the words that stand on the page. Or press the square with
          an arrow above the app, and point at what you mean.
        </p>
      </div>
    );
  }
  return (
    <div className="ws-begin">
      <p className="ws-begin-title">What shall we build?</p>
      <p>{look.texts.begin}</p>
      <ul className="ws-ideas">
        {[...(own ? [own] : []), ...IDEAS].slice(0, IDEAS.length).map((idea) => (
          <li key={idea}>
            <button
              type="button"
              className="ws-idea"
              title={idea}
              onClick={() => void chat.send(idea)}
            >
              {/* Its name stands above already. */}
              {idea === own ? "Build what its name says" : idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a project that was named in more than a word is to be, as its maker would say it; null where that is not known. */
function wishOf({ name, description }: { name: string; description: string | null }) {
  if (description?.trim()) return `${name}: ${description.trim()}`;
  return name.trim().includes(" ") ? name : null;
}
