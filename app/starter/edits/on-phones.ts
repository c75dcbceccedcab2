import type { FileTree } from "~/projects/files";
import { applied, type Edit, edited, unchanged } from "./edit";
import { pattern } from "./grammar/lexicon";

const PHONE = pattern(
  ",? ?~(?:on|auf|sur|en|su|no|nel|am|for|für|pour|para|per)(?: (?:an?|the|my|our|small|de[mr]|einem|meine[mn]|le|les|un|mon|el|los|mi|il|mio|o|meu|petits|piccoli|all|every))* (?:phones?|mobiles?|mobile phones?|handys?|smartphones?|(?:small|narrow) screens?|kleinen bildschirmen|téléphones?|portables?|petits écrans|móvil(?:es)?|celular(?:es)?|teléfonos?|cellulare|telefon[oi]|telemóve(?:l|is)|telefone)@,? ?",
);
const COMPUTER = pattern(
  ",? ?~(?:on|auf|sur|en|su|no|nel|am|for|für)(?: (?:an?|the|my|our|de[mr]|einem|meine[mn]|mon|l['’]|mi|il|mio|o|meu|all|every))* (?:computers?|laptops?|desktops?(?: screens?)?|pcs?|(?:big|large|wide) screens?|rechner|ordinateur|ordenador|portátil)@,? ?",
);
/** As wide as a phone held upright at most, and as a tablet held across at least. */
const RANGES: readonly [said: RegExp, media: string, told: string][] = [
  [PHONE, "@media (max-width: 40rem)", "On narrow screens"],
  [COMPUTER, "@media (min-width: 60rem)", "On wide screens"],
];

/** A wish about phones or about computers alone, without the words for that; null for any other. */
export function withoutPhones(wish: string): string | null {
  const range = RANGES.find(([said]) => said.test(wish));
  // "Two columns on computers but one on phones" is about both: a rule for one of them alone would never hold.
  if (!range || RANGES.every(([said]) => said.test(wish))) return null;
  const rest = wish.replace(range[0], " ").replace(/\s+/g, " ").trim();
  // "Bigger on my computer" is of all that is written there.
  const size = /^(?:make it |a (?:bit|little) |much )*(bigger|larger|smaller)$/iu.exec(rest)?.[1];
  return rest === "" ? null : size ? `make the text ${size}` : rest;
}

/** The size of all letters, where nothing else of a stylesheet differs. */
function sizeOfAll(was: string, text: string): string | null {
  const form = /--font-size:\s*([^;]+);/u;
  const size = form.exec(text)?.[1];
  return size && text.replace(form, "") === was.replace(form, "")
    ? `:root {\n  --font-size: ${size};\n}`
    : null;
}

const AS_CARDS =
  /(?<!\p{L})(?:as|like|into|be)(?: (?:an?|own|separate|single))* (?:cards?|tiles?|boxes)(?!\p{L})/iu;
const BIGGER = /(?<!\p{L})(?:bigger|larger)(?!\p{L})/iu;

/** Of "like cards, with bigger buttons" one half is no answer to the other. */
function isHalfOf(wish: string, told: string): boolean {
  return (
    (AS_CARDS.test(wish) &&
      !/as (?:cards|boxes|tiles)|card of its own|side by side/iu.test(told)) ||
    (BIGGER.test(wish) && !/bigger|larger|size|%/iu.test(told))
  );
}

/** The rules that some edits would write, for narrow screens alone or for wide ones. Unchanged where they write anything else, or where all follows it. */
export function onPhones(edits: readonly Edit[], wish: string): Edit {
  const [words, media, where] = RANGES.find(([said]) => said.test(wish)) ?? RANGES[0] ?? [];
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
      const size = sizeOfAll(was, text);
      if (!path.endsWith(".css") || (!size && !text.startsWith(kept)))
        return unchanged("I can do that on all screens alone.");
      const rules = size ?? text.slice(kept.length).trim();
      const inner = rules.replace(/^(?=.)/gm, "  ");
      changes.set(path, `${kept}\n\n${media} {\n${inner}\n}\n`);
    }
    if (changes.size === 0) return unchanged("I can do that on all screens alone.");
    const said = `${where}: ${told.join(" ")}`;
    if (isHalfOf(wish, said))
      return unchanged("I can do only a part of that on some screens alone.");
    return { ...edited(changes, said), accounts: `${accounts} ${words?.exec(wish)?.[0] ?? ""}` };
  };
}
