import type { FileTree } from "~/projects/files";
import { js } from "../../source/literals";
import { type EditResult, edited, unchanged } from "../edit";
import { type Ability, NO_PLACE, words } from "./ability";

/** What programs say where there are no entries: each stands once in its program. */
const EMPTY: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/`Add your first \$\{noun\} above\.`/, js],
  [/<p>The list is empty\.<\/p>/, (text) => `<p>{${js(text)}}</p>`],
  [/Nothing spent in \{monthName\(month\)\} yet\./, (text) => `{${js(text)}}`],
  [
    /No habits yet\. Small ones work best: “drink a glass of water”, “read a page”\./,
    (text) => `{${js(text)}}`,
  ],
  [/"The box is empty\. Add your first recipe\."/, js],
  [/"No notes yet\. Write the first one\."/, js],
  [/(?<=lane-empty muted">)Drop a card here/, (text) => `{${js(text)}}`],
];

const NOTHING_YET = '"Nothing here yet"';

/** What stands there where there is nothing yet. */
export const EMPTY_ABILITIES: readonly Ability[] = [
  {
    send: "say “Nothing here yet, add something!” when the list is empty",
    words: [
      words(
        "empty|vide|vides|nothing|no (?:tasks?|entries|items?|notes?|habits?|recipes?|expenses?|films?|movies?|books?|cards?)(?: yet)?|leer\\p{L}*|keine|nichts|vide|rien|vací[oa]s?|nada|vuot[oa]|niente|vazi[oa]",
      ),
      words(
        "say|says|write|show|shows|text|message|display|read|reads|put|schreib*|steh*|zeig*|écri*|affiche*|mets|escrib*|muestr*|pon|scriv*|mostr*|metti|escrev*|diga",
      ),
    ],
    more: words(
      "when|if|the|list|is|are|it|there|should|yet|still|while|where|wenn|liste|ist|quand|la|est|cuando|está|quando|lista|è|board|column|box|text|message|nobody|has|added|anything",
    ),
    // Of each person there is no list that could be empty.
    not: words(
      "someone|somebody|anyone|anybody|everyone|everybody|each|every|person|persons|people|member|their|his|her|jemand|jeder?|quelqu'un|chacun|alguien|cada|qualcuno|ognuno",
    ),
    makesText: true,
    make: sayWhenEmpty,
  },
];

/** The first part for what is empty, whatever language it speaks: the side of its choice that is for no entries at all. */
function inEmptyPart(code: string, literal: string): string | null {
  const part = /<p className="empty">\s*([\s\S]*?)\s*<\/p>/.exec(code);
  if (!part?.[1]) return null;
  const side = /(\.length === 0\s*\?\s*)("(?:[^"\\]|\\.)*"|`[^`]*`)/.exec(part[1]);
  const inner = side
    ? part[1].replace(side[0], () => `${side[1]}${literal}`)
    : /[{]\w+\(|“|\p{L}/u.test(part[1]) && !/query|\?/.test(part[1])
      ? `{${literal}}`
      : null;
  if (inner === null) return null;
  const at = part.index + part[0].indexOf(part[1]);
  return code.slice(0, at) + inner + code.slice(at + part[1].length);
}

function sayWhenEmpty(files: FileTree, wish: string): EditResult {
  const text =
    /["“„«]\s*([^"“”„«»]{2,160}?)\s*["”“»]/u.exec(wish)?.[1] ??
    /(?:say|says|write|show|read|display|schreib\p{L}*|stehen|écris|pon|scrivi):?\s*(\p{Lu}.{2,120}?)(?:\s+(?:when|if|while|wenn|quand|cuando|quando)\b.*)?$/u.exec(
      wish,
    )?.[1];
  if (!text) return unchanged("What shall it say then?");
  for (const [path, code] of files) {
    if (path !== "src/App.tsx") continue;
    // A text that says that there is nothing takes the place of the heading that says so.
    const says = /^(?:no|nothing)(?!\p{L})/iu.test(text) && code.includes(NOTHING_YET);
    const placed = says ? code.replace(NOTHING_YET, () => js(text)) : inEmptyPart(code, js(text));
    if (placed !== null)
      return edited(new Map([[path, placed]]), `Where there is nothing yet it says “${text}”.`);
    for (const [from, to] of EMPTY) {
      if (!from.test(code)) continue;
      return edited(
        new Map([[path, code.replace(from, () => to(text))]]),
        `Where there is nothing yet it says “${text}”.`,
      );
    }
  }
  return NO_PLACE;
}
