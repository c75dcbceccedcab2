import type { FileTree } from "~/projects/files";
import { applied, type Edit, edited, unchanged } from "./edit";
import { pattern } from "./grammar/lexicon";

const PHONE = pattern(
  ",? ?~(?:on|auf|sur|en|su|no|nel|am|for|für|pour|para|per)(?: (?:an?|the|my|our|small|de[mr]|einem|meine[mn]|le|les|un|mon|el|los|mi|il|mio|o|meu|petits|piccoli|all|every))* (?:phones?|mobiles?|mobile phones?|handys?|smartphones?|(?:small|narrow) screens?|kleinen bildschirmen|téléphones?|portables?|petits écrans|móvil(?:es)?|celular(?:es)?|teléfonos?|cellulare|telefon[oi]|telemóve(?:l|is)|telefone)@,? ?",
);
/** As wide as a phone held upright at most. */
const NARROW = "@media (max-width: 40rem)";

/** A wish about phones alone, without the words for that; null for any other. */
export function withoutPhones(wish: string): string | null {
  if (!PHONE.test(wish)) return null;
  const rest = wish.replace(PHONE, " ").replace(/\s+/g, " ").trim();
  return rest === "" ? null : rest;
}

/** The rules that some edits would write, for narrow screens alone. Unchanged where they write anything else, or where all follows it. */
export function onPhones(edits: readonly Edit[], wish: string): Edit {
  return (files) => {
    let next: FileTree = files;
    const told: string[] = [];
    let accounts = "";
    for (const edit of edits) {
      const result = edit(next);
      if (!result.ok) return result;
      next = applied(next, result.changes);
      told.push(result.said);
      accounts += ` ${result.accounts ?? ""}`;
    }
    const changes = new Map<string, string | null>();
    for (const [path, text] of next) {
      const was = files.get(path) ?? "";
      if (text === was) continue;
      const kept = was.replace(/\n*$/, "");
      if (!path.endsWith(".css") || !text.startsWith(kept))
        return unchanged("I can do that on all screens alone.");
      const rules = text.slice(kept.length).trim();
      const inner = rules.replace(/^(?=.)/gm, "  ");
      changes.set(path, `${kept}\n\n${NARROW} {\n${inner}\n}\n`);
    }
    if (changes.size === 0) return unchanged("I can do that on all screens alone.");
    const said = `On narrow screens: ${told.join(" ")}`;
    return { ...edited(changes, said), accounts: `${accounts} ${PHONE.exec(wish)?.[0] ?? ""}` };
  };
}
