import type { ModelProject } from "~/generation/models/model";
import type { FileTree } from "~/projects/files";
import { say } from "./refusals";
import type { Reply } from "./reply";
import { choice, markdown } from "./sentences";

const UNDO =
  /^(?:please |can you |bitte )*(?:undo|revert|roll ?back|take|put|go|back|mach|rückgängig|zurück|annule[rz]?|reviens|deshaz|deshacer|annulla|desfa(?:ça|zer))(?:lo)?(?: (?:that|it|this|all|back|to|before|the|last|previous|change|changes|version|edit|one|step|again|das|die|letzte|änderung|bitte|wieder|rückgängig|letzten|schritt|den|la|le|dernière|dernier|modification|changement|el|último|última|cambio|l["'’]ultima|modifica|o que (?:fez|fiz)|en arrière|eso|esto|isso|please))*[.! ]*$/iu;

/** Whether a message only asks to have the last change taken back. */
export function asksToUndo(message: string): boolean {
  const text = message.trim();
  return UNDO.test(text) && !/^(?:take|put|go|mach)(?: (?:it|that|this|das))?[.! ]*$/i.test(text);
}

/** Writes the files as they were before the last change. */
export function undo(
  before: Awaited<ReturnType<NonNullable<ModelProject["readBefore"]>>>,
  files: FileTree,
): Reply {
  if (!before)
    return say("Built-in starter: there is no earlier state to go back to, so I changed nothing.");
  const changes = new Map<string, string | null>();
  for (const [path, text] of before.files) if (files.get(path) !== text) changes.set(path, text);
  for (const path of files.keys()) if (!before.files.has(path)) changes.set(path, null);
  return {
    opening: `I put the files back to how they were before “${markdown(before.change)}”.`,
    changes,
    closing: "",
    choices: [choice("undo that", "Put it back again")],
  };
}
