import type { FileTree } from "~/projects/files";
import { plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

/** What a wish says before a name, and no short name begins with. */
const BEFORE_NAMES =
  /^(?:(?:one|eine?s?|une?|una|uno) (?:for|für|pour|para|per)|for|other (?:answers?|choices?|options?)|andere antworten|autres (?:choix|réponses)|otras respuestas|altre risposte|outras respostas)(?!\p{L})/iu;
/** Where a thing is to be: a place in a list, which its name does not tell. */
const AFTER_NAMES =
  /(?<!\p{L})(?:at the (?:very )?(?:end|start|beginning|top|bottom|front)|in (?:the )?(?:first|last|second) place|ganz am ende|am (?:ende|anfang)|à la fin|au début|al (?:final|principio)|alla fine|all['’]inizio|no (?:fim|início))$/iu;
/** Longer texts are sentences of the person. */
const NAME_WORDS = 5;

/** A name with the words of the order around it: "One for Music", "Retired at the end". */
export function namedAsOrdered(wish: string, before: FileTree, after: FileTree): string[] {
  const said = plain(wish);
  return textsChanged(before, after)
    .fresh.filter((text) => {
      const name = plain(text).trim();
      return (
        name.split(" ").length <= NAME_WORDS &&
        said.includes(name) &&
        !new RegExp(`["“„«:]\\s*${escaped(text)}`, "iu").test(wish) &&
        (BEFORE_NAMES.test(text) || AFTER_NAMES.test(text))
      );
    })
    .slice(0, 1)
    .map((text) => `I would have written “${text}”`);
}

const CHOICE =
  /(?<!\p{L})(?:choos\p{L}*|choices?|options?|drop-?down|select\p{L}*|pick\p{L}*|auswahl\p{L}*|auswähl\p{L}*|choix|choisir|opci\p{L}*|elegir|scelt\p{L}*|scegliere|escolh\p{L}*|opç\p{L}*)(?!\p{L})/iu;

/** What an entry is called by would only be chosen from a list then, of which the wish says nothing. */
export function nameAsChoice(wish: string, before: FileTree, after: FileTree): string[] {
  const main = (files: FileTree) =>
    /\{ id: "(\w+)", label: "([^"]+)", type: "(\w+)"/.exec(files.get("src/fields.ts") ?? "");
  const [was, is] = [main(before), main(after)];
  return was &&
    is &&
    was[1] === is[1] &&
    was[3] === "text" &&
    is[3] === "choice" &&
    !CHOICE.test(wish)
    ? [`“${is[2]}” could not be written any more`]
    : [];
}

const FOREIGN_BUTTON =
  /(?<!\p{L})(?:le bouton|el botón|il pulsante|o botão|der knopf|den knopf) (?:de |d['’])?["“«]?(\p{L}{4,})/iu;
/** Words of the look that is to be had, or of its place. */
const OF_LOOK =
  /^(?:plus|mehr|más|più|mais|soll|sollte|doit|devrait|debe|debería|deve|dovrebbe|oben|unten|rechts|links|haut|principal|principale|grün\p{L}*|rot\p{L}*|blau\p{L}*|vert\p{L}*|roug\p{L}*|bleu\p{L}*|verde|rojo|azul|rosso|blu|größer|kleiner|runder?|rond|arrondi|grand\p{L}*|petit\p{L}*|rosa|gelb|jaune|noir|schwarz|negro|nero|preto)$/iu;

/** "Le bouton ajouter" of which all buttons got the look. */
export function foreignButton(wish: string, before: FileTree, after: FileTree): string[] {
  const name = FOREIGN_BUTTON.exec(wish)?.[1] ?? "";
  if (name === "" || OF_LOOK.test(name)) return [];
  const rule = /^\.button, \.button\.primary/m;
  const css = (files: FileTree) => files.get("src/styles.css") ?? files.get("styles.css") ?? "";
  return rule.test(css(after)) &&
    css(after) !== css(before) &&
    css(after).length > css(before).length
    ? [`more than the button “${name}” would look so`]
    : [];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
