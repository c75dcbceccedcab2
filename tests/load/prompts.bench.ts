import { pathToFileURL } from "node:url";
import { buildMessages, type Context } from "../../app/generation/context/context.server";
import type { HistoryTurn } from "../../app/generation/context/context-history";
import type { ModelMessage } from "../../app/generation/models/model";
import { countMessageTokens, countTokens } from "../../app/generation/models/tokens";
import { sha256 } from "../../app/platform/hash.server";
import { report } from "./measure";
import { sixtyFiles } from "./sixty-files";

/** A one-line change sends no more, in tokens. */
const MOST_TOKENS = 8_000;
/** Of the shorter of two requests in a row, what both begin with. */
const LEAST_SHARED = 0.8;

/** Five edits in a row as a person asks for them, with the line that each changes. */
const EDITS = [
  { say: "Change the headline of the hero to “Bread since 1911”", file: "src/sections/Hero.tsx" },
  {
    say: "On the team page, write “Our bakers” instead of “Team Page”",
    file: "src/pages/team/TeamPage.tsx",
  },
  { say: "Die Öffnungszeiten sollen fett sein", file: "src/sections/OpeningHours.tsx" },
  { say: "show the prices without cents", file: "src/parts/Price.tsx" },
  { say: "make that button in the newsletter larger", file: "src/sections/Newsletter.tsx" },
];

/** Prints what requests to a strong model hold, and how much of each the one before has had. */
export async function run(): Promise<void> {
  const files = sixtyFiles();
  const texts = new Map<string, string>();
  const history: HistoryTurn[] = [];
  let last: Context | undefined;
  let before = "";
  let found = 0;
  report("files of the project", String(files.size));
  for (const [index, { say, file }] of EDITS.entries()) {
    for (const text of files.values()) texts.set(sha256(text), text);
    last = ask(files, history, say, last, texts);
    const sent = textOf(last.messages);
    const tokens = countMessageTokens(last.messages);
    const isFound = sent.includes(`path="${file}"`);
    if (isFound) found += 1;
    const goal = {
      text: `≤ ${MOST_TOKENS.toLocaleString("en")}`,
      reached: tokens <= MOST_TOKENS,
    };
    const sentTokens = `${tokens.toLocaleString("en")} tokens`;
    // The first is a one-line change by itself; those after it bring what was said and changed.
    if (index === 0) report("edit 1, sent", sentTokens, goal);
    else report(`edit ${index + 1}, sent`, sentTokens);
    if (before) {
      const shared = sharedLength(before, sent) / Math.min(before.length, sent.length);
      report(`edit ${index + 1}, begins as the one before`, `${(100 * shared).toFixed(1)} %`, {
        text: `≥ ${100 * LEAST_SHARED} %`,
        reached: shared >= LEAST_SHARED,
      });
    }
    const fresh = tokens - (index === 0 ? 0 : countTokens(before));
    if (index > 0) report(`edit ${index + 1}, new in it`, `${fresh.toLocaleString("en")} tokens`);
    before = sent;
    const text = files.get(file) ?? "";
    files.set(
      file,
      text.replace(/\n {2}return .*/, (line) => `\n  // ${say}${line}`),
    );
    history.push(
      { role: "user", content: say },
      {
        role: "assistant",
        content: "That is changed now.",
        outcome: `Saved of your last answer: ${file}.`,
        paths: [file],
      },
    );
  }
  report("edits whose file was shown at once", `${found} of ${EDITS.length}`, {
    text: `${EDITS.length}`,
    reached: found === EDITS.length,
  });
}

function ask(
  files: ReadonlyMap<string, string>,
  history: readonly HistoryTurn[],
  content: string,
  last: Context | undefined,
  earlier: ReadonlyMap<string, string>,
): Context {
  return buildMessages({
    mode: "develop",
    profile: "strong",
    contextTokens: 200_000,
    projectName: "Corner Bakery",
    files,
    history,
    content,
    attached: "",
    ...(last?.shown ? { shown: { state: last.shown, earlier } } : {}),
  });
}

function textOf(messages: readonly ModelMessage[]): string {
  return messages.map(({ role, content }) => `${role}\n${content}`).join("\n");
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await run();
