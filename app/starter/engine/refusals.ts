import type { Understanding } from "../match/understand";
import type { Reply } from "./reply";
import { appNames, examples, list } from "./sentences";

/** What can be asked of a project that is there. */
export const EDITS =
  "rename it, change colours, fonts, text size or corners, add a light and dark switch, add or remove form fields and page sections, add a page, set a footer";
/** What to do about everything else. */
export const CONNECT =
  "For anything else connect a model: set `AI_PROVIDER`, `AI_BASE_URL`, `AI_API_KEY` and `AI_MODEL` and restart; the docs show it step by step.";

/** Says that a request is outside the starter's range, what it would need, and what is inside. */
export function outOfRange(asked: Understanding, existing: boolean): Reply {
  const needs = asked.missing.length > 0 ? ` It would need ${list(asked.missing)}.` : "";
  const first =
    asked.missing.length > 0 || asked.app
      ? "That is outside my range."
      : "I did not find an app or a change that I know in this message.";
  const can = existing
    ? `In this project I can ${EDITS}. Or say “start over with a …” and one of: ${appNames()}.`
    : `I can make: ${appNames()}. Give it a title, colours, fields or a subject, for example “${examples().at(-1)}”.`;
  return say(
    `Built-in starter (not an AI model): ${first}${needs} Nothing was changed.\n\n${can}\n\n${CONNECT}`,
  );
}

/** Words alone. */
export function say(text: string): Reply {
  return { opening: text, changes: new Map(), closing: "" };
}
