import type { AnswerChoice } from "~/conversation/answer-parts";
import type { FileTree } from "~/projects/files";
import { editBlocks } from "../edits/edit-blocks";

/** A message's meaning is in its beginning; a pasted log behind it is not searched. */
export const MESSAGE_CHARACTERS = 8_000;

/** What the starter answers: what it says, and the files it changes. */
export interface Reply {
  /** Said before the files. Markdown. */
  opening: string;
  /** Normal path → new text, or null to delete. */
  changes: Map<string, string | null>;
  /** Said after the files. Markdown. */
  closing: string;
  /** What the person may want to say next, as buttons. */
  choices?: AnswerChoice[];
  /** Only a model could do what was asked: who could add one is said at the end. */
  needsModel?: boolean;
}

/** A file of at most this many lines is sent whole: the edit blocks would not be shorter. */
const WHOLE_FILE_LINES = 12;

/**
 * Writes a reply in the file protocol that models write: path-tagged fences for whole files,
 * SEARCH/REPLACE blocks for changes in a file that exists.
 */
export function writeReply(reply: Reply, before: FileTree): string {
  const parts = [reply.opening.trim()];
  for (const [path, text] of reply.changes) {
    const old = before.get(path);
    if (text === null) parts.push(`\`\`\`delete path="${path}"\n\`\`\``);
    else if (old !== text) parts.push(fileBlock(path, old, text));
  }
  parts.push(reply.closing.trim());
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function fileBlock(path: string, old: string | undefined, text: string): string {
  const blocks =
    old !== undefined && old.split("\n").length > WHOLE_FILE_LINES ? editBlocks(old, text) : null;
  if (blocks) {
    const body = blocks
      .map(
        ({ search, replace }) =>
          `<<<<<<< SEARCH\n${ended(search)}=======\n${ended(replace)}>>>>>>> REPLACE\n`,
      )
      .join("");
    const fence = fenceFor(body);
    return `${fence}edit path="${path}"\n${body}${fence}`;
  }
  const fence = fenceFor(text);
  return `${fence}${languageTag(path)} path="${path}"\n${ended(text)}${fence}`;
}

function ended(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

/** A fence longer than any run of backticks in the text, so that nothing in it can close it. */
function fenceFor(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return "`".repeat(Math.max(3, longest + 1));
}

function languageTag(path: string): string {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return /^[a-z0-9]{1,6}$/.test(extension) ? extension : "text";
}
