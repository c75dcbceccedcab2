import type { ModelMessage } from "~/generation/models/model";
import type { FileTree } from "~/projects/files";
import { answer, replacesApp } from "./answer.server";
import { say } from "./refusals.server";
import type { Reply } from "./reply";
import { list } from "./sentences";
import { MAKING } from "./tell-app";

/** "continue" and its like, alone: "continue with a footer" asks for a footer. */
const CONTINUE =
  /^(?:please )?(?:continue|go on|carry on|keep going|resume)(?: (?:please|from there|(?:from )?where you (?:stopped|left off)|with (?:it|that|the rest|the answer)))?[.! ]*$/;

/** Whether a message only asks to go on with the answer before it. */
export function asksToContinue(message: string): boolean {
  return CONTINUE.test(message.trim().toLowerCase());
}

/** The request before "continue", and what its answer had said when it broke off. */
export interface Earlier {
  asked: string;
  said: string;
}

/** What somebody who asks to go on asked for before; null when that is nothing. */
export function earlierRequest(messages: readonly ModelMessage[]): Earlier | null {
  const at = messages.findLastIndex(
    ({ role, content }) => role === "user" && !asksToContinue(content),
  );
  const asked = messages[at]?.content;
  return asked === undefined ? null : { asked, said: messages[at + 1]?.content ?? "" };
}

/**
 * Goes on with an answer that broke off. The starter has no memory, but makes the same of the same
 * words: so what is missing of an app is known, and what is there stays, changed by hand or not.
 */
export function continueAnswer(earlier: Earlier | null, files: FileTree): Reply {
  if (earlier === null) return answer("", files);
  const { asked, said } = earlier;
  if (!said.includes(MAKING)) return nothingMissing();
  // It leaves out what is replaced already.
  if (replacesApp(asked)) return answer(asked, files);
  const whole = answer(asked, new Map());
  const missing = [...whole.changes].filter(([path]) => !files.has(path));
  if (missing.length === 0) return nothingMissing();
  if (missing.length === whole.changes.size) return answer(asked, files);
  const paths = list(missing.map(([path]) => `\`${path}\``));
  return {
    opening: `Built-in starter (not an AI model): I am going on where I stopped, with ${paths}.`,
    changes: new Map(missing),
    closing: whole.closing,
    choices: whole.choices,
  };
}

function nothingMissing(): Reply {
  return say(
    "Built-in starter: I changed nothing. No file is missing of what I began. If a change is not there yet, say it again.",
  );
}
