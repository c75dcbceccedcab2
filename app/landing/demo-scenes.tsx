import { EXAMPLES } from "./copy";
import { HabitApp } from "./habit-app";
import { type CodeLine, MockCode } from "./mock-code";
import { MockChips, MockSaid, MockWorkspace } from "./mock-workspace";

const WISH = "A habit tracker with streaks, in calm green";
const CHANGE = "Show how many days in a row I did it";

const filesWith = (open: string) => [
  { name: "src", folder: true },
  ...["App.tsx", "days.ts", "streak.ts", "styles.css"].map((name) => ({
    name,
    level: 1,
    open: name === open,
  })),
  { name: "index.html" },
];

const WRITTEN: CodeLine[] = [
  { pieces: [["word", "import "], "{ dayBefore } ", ["word", "from "], ["text", '"./days"'], ";"] },
  { pieces: [""] },
  { pieces: [["note", "/** Days in a row, up to today. */"]] },
  { pieces: [["word", "export function "], "streakOf(done: Set<", ["word", "string"], ">) {"] },
  { pieces: [["word", "  let "], "count = 0;"] },
  { pieces: [["word", "  while "], "(done.has(dayBefore(count))) {"] },
  { pieces: ["    count += 1;"] },
  { pieces: ["  }"] },
  { pieces: [["word", "  return "], "count;"] },
  { pieces: ["}"] },
];

const CHANGED: CodeLine[] = [
  { pieces: [["word", "  return "], "("] },
  { pieces: ["    <", ["word", "header"], ">"] },
  { pieces: ["      <", ["word", "h1"], ">This week</", ["word", "h1"], ">"] },
  { change: "removed", pieces: ["      <", ["word", "p"], ">{today}</", ["word", "p"], ">"] },
  { change: "added", pieces: ["      <", ["word", "p"], " className=", ["text", '"badge"'], ">"] },
  { change: "added", pieces: ["        {streak} days in a row"] },
  { change: "added", pieces: ["      </", ["word", "p"], ">"] },
  { pieces: ["    </", ["word", "header"], ">"] },
  { pieces: ["  );"] },
];

/** What the workspace looks like at each of the four steps. */
export const DEMO_SCENES = [DescribeScene, GenerateScene, EditScene, DeployScene];

function DescribeScene() {
  return (
    <MockWorkspace
      files={[]}
      tab="Preview"
      narrow="chat"
      stage={<p className="mock__empty muted">Your app runs here as soon as it has files.</p>}
      chat={
        <>
          <p className="mock__begin">What shall we build?</p>
          <p>
            Say it in your own words. The files appear as they are written, and the app runs beside
            them.
          </p>
          <ul className="mock__ideas">
            {EXAMPLES.slice(1).map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </>
      }
      draft={WISH}
    />
  );
}

function GenerateScene() {
  return (
    <MockWorkspace
      files={filesWith("streak.ts")}
      tab="Editor"
      stage={<MockCode lines={WRITTEN} />}
      chat={
        <>
          <MockSaid>{WISH}</MockSaid>
          <p>A week at a glance, a dot for each day, and streaks that count up to today.</p>
          <MockChips
            files={[
              ["index.html", "created"],
              ["src/App.tsx", "created"],
              ["src/days.ts", "created"],
              ["src/streak.ts", "writing"],
            ]}
          />
        </>
      }
    />
  );
}

function EditScene() {
  return (
    <MockWorkspace
      files={filesWith("App.tsx")}
      tab="Editor"
      stage={<MockCode lines={CHANGED} />}
      chat={
        <>
          <MockSaid>{CHANGE}</MockSaid>
          <p>The streak now stands beside the title.</p>
          <MockChips files={[["src/App.tsx", "changed"]]} />
          <p className="mock__done">
            Done <span className="mock__button">Compare</span>
            <span className="mock__button">Roll back</span>
          </p>
        </>
      }
    />
  );
}

function DeployScene() {
  return (
    <MockWorkspace
      files={filesWith("")}
      tab="Preview"
      narrow="stage"
      stage={
        <>
          <HabitApp />
          <div className="mock__dialog">
            <p className="mock__dialog-title">Publish to Community</p>
            <p>
              <strong>URL slug</strong>
              <span className="mock__field">habits</span>
            </p>
            <p className="muted">Your app will be at /generate/habits</p>
            <button type="button" className="button button--primary" disabled>
              Deploy
            </button>
          </div>
        </>
      }
      chat={
        <>
          <MockSaid>{CHANGE}</MockSaid>
          <p>The streak now stands beside the title.</p>
          <MockChips files={[["src/App.tsx", "changed"]]} />
        </>
      }
    />
  );
}
