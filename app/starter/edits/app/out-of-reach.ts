import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../abilities/named-field";
import { type Edit, unchanged } from "../edit";
import { anyOf } from "./said-of";

const REMINDS = anyOf(
  "remind(?:s|ers?|ed)?|notify|notif\\p{L}*|push|alert me|tell me|ping me|wake me|erinner\\p{L}*|benachrichtig\\p{L}*|rappelle\\p{L}*|rappels?|recuérda\\p{L}*|recordatorios?|avísa\\p{L}*|ricorda\\p{L}*|promemoria|lembra\\p{L}*|lembretes?",
);
const AT_TIMES = anyOf(
  "every (?:\\p{L}+)|each (?:\\p{L}+)|daily|weekly|at \\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|o'clock)?|in the (?:morning|evening)|tomorrow|before|jede[nrs]? (?:\\p{L}+)|täglich|um \\d{1,2}|chaque (?:\\p{L}+)|tous les (?:\\p{L}+)|à \\d{1,2}|cada (?:\\p{L}+)|todos los (?:\\p{L}+)|a las \\d{1,2}|ogni (?:\\p{L}+)|alle \\d{1,2}|todos os (?:\\p{L}+)|às \\d{1,2}",
);

/** Why something that an app of the browser alone cannot do is not made, and what comes near: for when nothing else was read. */
export function whyOutOfReach(wish: string, files: FileTree): Edit | null {
  if (fieldsOf(files).length === 0 || !REMINDS.test(wish) || !AT_TIMES.test(wish)) return null;
  return () =>
    unchanged(
      "This app runs in the browser alone, and while it is closed nothing can remind you: that needs a server that sends messages. What works is a repeating alarm of your phone or calendar, with the address of this app in it.",
    );
}
