import type { FileTree } from "~/projects/files";
import { apps } from "../apps/catalog";
import { applied, type EditResult, unchanged } from "../edits/edit";
import { fixError, isErrorReport } from "../edits/fix-error";
import { hasApp } from "../edits/project";
import { type Edit, readEdits } from "../edits/read-edits.server";
import { type Understanding, understand } from "../match/understand";
import { appNames, createReply, list, markdown } from "./create.server";
import type { Reply } from "./reply";

const EDITS =
  "rename it, change colours, fonts, text size or corners, add a light and dark switch, add or remove form fields and page sections, add a page, set a footer";
const CONNECT =
  "For anything else connect a model: set `AI_PROVIDER`, `AI_BASE_URL`, `AI_API_KEY` and `AI_MODEL` and restart; the docs show it step by step.";
const REPLACE =
  /\b(?:instead|start over|start again|from scratch|replace (?:it|this|everything|the (?:app|project))|new project)\b/;

/** A message's meaning is in its beginning; a pasted log behind it is not searched. */
const MESSAGE_CHARACTERS = 8_000;
/**
 * Larger files are left alone: hand-made edits look for anchors with patterns whose cost grows
 * faster than the file. What the starter writes is below a third of this.
 */
const EDITABLE_CHARACTERS = 64_000;

/** What the starter does about a message. Pure: the reply holds every change. */
export function answer(message: string, files: FileTree): Reply {
  const text = message.slice(0, MESSAGE_CHARACTERS);
  const asked = understand(text, apps);
  if (text.trim() === "")
    return say("Say what you would like to build, for example “a to-do list called Groceries”.");
  if (!hasApp(files)) return firstAnswer(asked);
  if (isErrorReport(text)) return editReply([(tree) => fixError(tree, text)], files, []);
  if (isReplacement(asked)) return replaceReply(asked, files);
  const edits = readEdits(text, editable(files));
  if (edits.length > 0 && !buildsAnew(asked)) return editReply(edits, files, asked.missing);
  if (asked.app && asked.certain && asked.missing.length === 0) {
    return say(
      `Built-in starter: this project already holds an app, so I changed nothing. To replace it say “start over with a ${asked.app.name}”; to keep both, make a new project for the ${asked.app.name}.`,
    );
  }
  return outOfRange(asked, true);
}

/** Whether a message asks for another app in the place of the one there is. */
export function replacesApp(message: string): boolean {
  return isReplacement(understand(message.slice(0, MESSAGE_CHARACTERS), apps));
}

function isReplacement({ app, words }: Understanding): boolean {
  return app !== null && REPLACE.test(words);
}

/** A request for another whole app that only sounds like an edit because it names a colour. */
function buildsAnew(asked: Understanding): boolean {
  return (
    asked.app !== null &&
    asked.certain &&
    /^(?:please |can you |could you |i want (?:you to )?|i need )*(?:build|create|make|generate|design|develop|write)(?: me| us)? (?:a|an|another)\b/.test(
      asked.words,
    )
  );
}

function firstAnswer(asked: Understanding): Reply {
  if (!asked.app) return outOfRange(asked, false);
  if (asked.missing.length > 0 && !asked.certain) return outOfRange(asked, false);
  if (isQuestion(asked.words)) return outOfRange(asked, false);
  return createReply(asked.app, asked);
}

function isQuestion(words: string): boolean {
  return /^(?:what|why|how|who|when|where|is|are|does|do|did|should|which|explain|tell me)\b/.test(
    words,
  );
}

/** Writes another app over this one; files of the old one that nothing would load any more go. */
function replaceReply(asked: Understanding, files: FileTree): Reply {
  if (!asked.app) return outOfRange(asked, true);
  const reply = createReply(asked.app, asked);
  const changes = new Map(reply.changes);
  for (const path of files.keys()) {
    const ofTheApp = /^src\/|^(?:script\.js|theme\.js|styles\.css)$|^[^/]+\.html$/.test(path);
    if (ofTheApp && !changes.has(path)) changes.set(path, null);
  }
  return {
    ...reply,
    changes,
    closing: `${reply.closing} The app before this one is in the checkpoint made before this change.`,
  };
}

function editReply(edits: Edit[], files: FileTree, missing: string[]): Reply {
  const changes = new Map<string, string | null>();
  const done: string[] = [];
  const refused: string[] = [];
  let tree = editable(files);
  for (const edit of edits) {
    const result = tryEdit(edit, tree, files);
    if (result.ok) {
      for (const [path, text] of result.changes) changes.set(path, text);
      tree = applied(tree, result.changes);
      done.push(markdownSafe(result.said));
    } else refused.push(result.reason);
  }
  const parts: string[] = [];
  if (refused.length > 0) {
    parts.push(
      `${done.length === 0 ? "Built-in starter: I changed nothing. " : "Not done: "}${refused.join(" ")}`,
    );
  }
  if (missing.length > 0) parts.push(`Outside my range: ${list(missing)}. ${CONNECT}`);
  return {
    opening: done.join(" "),
    changes,
    closing: parts.join("\n\n"),
  };
}

/** The files small enough to edit by hand-made patterns. */
function editable(files: FileTree): FileTree {
  return new Map([...files].filter(([, text]) => text.length <= EDITABLE_CHARACTERS));
}

/** An edit may only write what it could read: a large file is never replaced unseen. */
function tryEdit(edit: Edit, tree: FileTree, files: FileTree): EditResult {
  const result = edit(tree);
  if (!result.ok) {
    return files.size === editable(files).size
      ? result
      : unchanged(
          `${result.reason} (Files above ${EDITABLE_CHARACTERS / 1000} kB are outside what I edit.)`,
        );
  }
  const unseen = [...result.changes.keys()].find((path) => files.has(path) && !tree.has(path));
  return unseen ? unchanged(`${unseen} is too large for me to edit.`) : result;
}

/** The sentences quote user text between “ and ”. */
function markdownSafe(said: string): string {
  return said.replace(/“([^”]*)”/g, (_, quoted: string) => `“${markdown(quoted)}”`);
}

function outOfRange(asked: Understanding, existing: boolean): Reply {
  const needs = asked.missing.length > 0 ? ` It would need ${list(asked.missing)}.` : "";
  const first =
    asked.missing.length > 0 || asked.app
      ? "That is outside my range."
      : "I did not find an app or a change that I know in this message.";
  const can = existing
    ? `In this project I can ${EDITS}. Or say “start over with a …” and one of: ${appNames()}.`
    : `I can make: ${appNames()}. Give it a title, colours, fields or a subject, for example “a quiz about space called Orbit, in dark blue”.`;
  return say(
    `Built-in starter (not an AI model): ${first}${needs} Nothing was changed.\n\n${can}\n\n${CONNECT}`,
  );
}

/** The answer in discuss mode: prose only, whatever is asked. */
export function discuss(message: string, files: FileTree): Reply {
  const text = message.slice(0, MESSAGE_CHARACTERS);
  const asked = understand(text, apps);
  const existing = hasApp(files);
  const edits = existing ? readEdits(text, editable(files)) : [];
  const parts = ["Built-in starter (not an AI model). In discuss mode I change no files."];
  if (edits.length > 0) {
    const results = edits.map((edit) => tryEdit(edit, editable(files), files));
    for (const result of results) {
      parts.push(
        result.ok
          ? `In develop mode I would change ${list([...result.changes.keys()].map((path) => `\`${path}\``))}.`
          : `I could not do that here: ${result.reason}`,
      );
    }
  } else if (asked.app && !(existing && !asked.certain)) {
    const reply = createReply(asked.app, asked);
    const paths = [...reply.changes.keys()].map((path) => `\`${path}\``);
    parts.push(
      `In develop mode I would make a ${asked.app.name}${existing ? " if you say “start over”" : ""}: ${list(paths)}.`,
    );
    if (asked.missing.length > 0) parts.push(`It would not have ${list(asked.missing)}.`);
  } else {
    parts.push(
      `I cannot hold a conversation, only make apps from a list: ${appNames()}. On an existing one I can ${EDITS}.`,
    );
    parts.push(CONNECT);
  }
  return say(parts.join("\n\n"));
}

/** Words alone. */
export function say(text: string): Reply {
  return { opening: text, changes: new Map(), closing: "" };
}
