import { z } from "zod";
import { groupDigits } from "~/platform/group-digits";
import { isBlank } from "~/platform/visible-text";
import { cleanLine, cleanText } from "./clean-text";
import { MESSAGE_CHARACTERS, POST_CHARACTERS, TITLE_CHARACTERS } from "./text-limits";

interface TextRule {
  clean: (raw: string) => string;
  /** Longest text, in characters. */
  max: number;
  /** What the text is called where it is too long, e.g. "A title". */
  what: string;
  /** What is said where there is none. */
  missing: string;
}

/** Composing a text makes it at most so much longer, and its marks may be left out: beyond it, it is not read. */
const READ_FACTOR = 4;

function textSchema({ clean, max, what, missing }: TextRule) {
  const tooLong = (length: number) =>
    `${what} can have ${groupDigits(max)} characters at most; this has ${groupDigits(length)}. Please shorten it.`;
  return z.string({ message: missing }).transform((raw, context) => {
    const text = raw.length > max * READ_FACTOR ? raw : clean(raw);
    const message = text.length > max ? tooLong(text.length) : isBlank(text) ? missing : undefined;
    if (message === undefined) return text;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

/** The title of a thread: one line. Its refusals are sentences for whoever wrote it. */
export const titleSchema = textSchema({
  clean: cleanLine,
  max: TITLE_CHARACTERS,
  what: "A title",
  missing: "Please give the thread a title.",
});

/** The text of a thread, as Markdown. */
export const postSchema = textSchema({
  clean: cleanText,
  max: POST_CHARACTERS,
  what: "A post",
  missing: "Please write something.",
});

/** The text of a reply, as Markdown. */
export const replySchema = textSchema({
  clean: cleanText,
  max: POST_CHARACTERS,
  what: "A reply",
  missing: "Please write a reply.",
});

/** The text of a message in a room, as Markdown. */
export const messageSchema = textSchema({
  clean: cleanText,
  max: MESSAGE_CHARACTERS,
  what: "A message",
  missing: "Please write a message.",
});
