import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { changedLines } from "./changed-lines";

/** What a wish has added by the name of its kind → what that is written with, where it is there. */
const KINDS: readonly [said: string, written: RegExp, name: string][] = [
  [
    "(?:sub)?pages?|unterseite|seite|página|pagina",
    /^.*\.html$|page\.tsx|href="[\w-]+\.html/m,
    "the page",
  ],
  [
    "pictures?|photos?|images?|bild(?:er)?|fotos?|imagen|immagine|imagem|screenshots?",
    /<img|<svg|<picture|photo|background-image|url\(|picture|image/,
    "the picture",
  ],
  ["videos?|clips?", /<video|<iframe|video/, "the video"],
  ["maps?|landkarte|mapa|mappa", /<iframe|maps|openstreetmap/, "the map"],
  [
    "gradient|farbverlauf|verlauf|dégradé|degradado|gradiente|sfumatura",
    /gradient/,
    "the gradient",
  ],
  ["animations?|animated|fade[- ]?in|animieren", /animat|transition|@keyframes/, "the animation"],
  ["sounds?|beep|jingle|music|musik", /audio|sound|oscillator/, "the sound"],
  ["sunrise|sunset|sonnenaufgang|sonnenuntergang", /sunrise|sunset|sonnen/, "the times of the sun"],
  ["drop-?downs?|auswahlfeld|selects?", /<select|options|"choice"/, "the choice"],
  ["check ?box(?:es)?", /checkbox|"check"/, "the checkbox"],
  ["buttons?|knopf|bouton|botón|pulsante|botão", /button|<a /, "the button"],
  ["search(?: bar| box| field)?|suchfeld|suche", /search|such/, "the search"],
  ["tables?|tabelle|tableau|tabla|tabella", /<table|<tr/, "the table"],
  ["logo", /<img|<svg|logo|brand|icon|\p{Extended_Pictographic}/u, "the logo"],
];
const ADDS = pattern(
  '^(?:please |bitte |also |and |can you |could you )*(?:add|insert|include|create|put|i (?:want|need)|we (?:want|need)|füge?|ergänze?|ajoute[rz]?|añade|agrega|aggiungi|adiciona)@ (?:(?:me|us|in|also|noch|bitte) )*(?:an?|some|another|one|ein(?:e[nr]?)?|the|(?<romance>une?|una|uno|um|uma)) (?<what>[^,.:"“„«]{2,60})',
);

/**
 * Of what a wish has added by the name of its kind ("a map", "a gradient"), what nothing that was written is.
 * A reading that put only words of it on the page has not made it.
 */
export function kindsLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  const { what = "", romance } = ADDS.exec(wish.trim())?.groups ?? {};
  // What stands behind these says where, or what of.
  const thing =
    what.split(
      /\s+(?:to|for|in|on|at|with|where|that|which|of|from|next|below|above|under|für|mit|wo|avec|pour|con|para|com)\s+/iu,
    )[0] ?? "";
  const looks = pattern("~(?:gradient|farbverlauf|dégradé|degradado|gradiente)@").exec(wish)?.[0];
  const named = KINDS.filter(
    ([said, written]) =>
      pattern(
        romance ? `^(?:${said})@` : `~(?:${said})$|^(?:${said}) (?:called|named|\\p{Lu})`,
        "su",
      ).test(thing) && !written.test(added),
  ).map(([, , name]) => name);
  return [
    ...named,
    ...(looks && !/gradient/.test(added) && !named.includes("the gradient")
      ? ["the gradient"]
      : []),
    ...unseen(wish, before, after),
    ...onlyLook(wish, before, after),
    ...ofEach(wish, before, after, added),
    ...sizeLeft(wish, added),
  ];
}

/** Lines of a page that nobody sees. */
const HIDDEN = /^\s*(?:<meta|<link|<title|$)/i;

/** A change of nothing but the head of a page, where neither its name nor what describes it was asked about. */
function unseen(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    /(?<!\p{L})(?:titles?|names?|call\p{L}*|renam\p{L}*|description|seo|tab|icon|favicon|titel|name|nenn\p{L}*|titre|nom|título|nombre|llam\p{L}*|titolo|nome|chiam\p{L}*)(?!\p{L})/iu.test(
      wish,
    )
  )
    return [];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (changed.length === 0 || changed.some((path) => !path.endsWith(".html"))) return [];
  const lines = changed.flatMap((path) => {
    const [was, is] = [(before.get(path) ?? "").split("\n"), (after.get(path) ?? "").split("\n")];
    const [old, fresh] = [new Set(was), new Set(is)];
    return [...is.filter((line) => !old.has(line)), ...was.filter((line) => !fresh.has(line))];
  });
  return lines.length > 0 && lines.every((line) => HIDDEN.test(line))
    ? ["what is on the screen"]
    : [];
}

const LOOKS =
  /(?<!\p{L})(?:colou?r\p{L}*|theme|background|mode|accents?|palette|tones?|styl\p{L}*|some|touch|more|less|spac\p{L}*|room|padding|margin\p{L}*|gaps?|shadows?|borders?|frames?|outlines?|lines?|underlin\p{L}*|corners?|round\p{L}*|fonts?|hover|animat\p{L}*|effect|transition|stripes?|striping|column|columns|width|height|big\p{L}*|bold|dark|light|farbe\p{L}*|schatten|rahmen|abstand|fond|ombre|fondo|sombra|borde|sfondo|bordo)(?!\p{L})/iu;

/** A thing that was to be added, of which only colours and sizes were written. */
function onlyLook(wish: string, before: FileTree, after: FileTree): string[] {
  if (!/^(?:please |can you |could you )*(?:add|insert|include)\b/i.test(wish) || LOOKS.test(wish))
    return [];
  const isOnlyCss = [...after].every(
    ([path, text]) => path.endsWith(".css") || before.get(path) === text,
  );
  return isOnlyCss ? [wish.replace(/^.*?\b(?:add|insert|include)\b\s*/i, "")] : [];
}

const EACH = pattern(
  "~(?:each|every|all|the|jede[rms]?|alle|chaque|cada|ogni)@ (?<thing>posts?|articles?|cards?|pictures?|photos?|products?|projects?|dish(?:es)?|beitr\\p{L}+|bild(?:er)?|produkte?|articles|productos?|prodott[oi]|projekte?)@",
);

/** Something for each post or card, of which a form for visitors asks now. */
function ofEach(wish: string, before: FileTree, after: FileTree, added: string): string[] {
  const thing = EACH.exec(wish)?.groups?.thing;
  const page = "index.html";
  const isInForm =
    before.get(page) !== after.get(page) && /<(?:input|select|textarea)\b/.test(added);
  // A program that shows it on each is no form for visitors.
  const isProgram = before.get("script.js") !== after.get("script.js");
  return thing &&
    isInForm &&
    !isProgram &&
    !/(?<!\p{L})(?:forms?|formular\p{L}*|ask|order)(?!\p{L})/iu.test(wish)
    ? [`what was wished for the ${thing}`]
    : [];
}

/** "Round and bigger" of which only the corners were written. */
function sizeLeft(wish: string, added: string): string[] {
  if (!/(?<!\p{L})(?:bigger|larger|smaller|größer|kleiner)(?!\p{L})/iu.test(wish)) return [];
  const isRadius = /border-radius|--radius/.test(added);
  const rest = added.replace(/(?:border-radius|--radius)\s*:[^;\n]*;?/g, " ");
  return isRadius && !/font-size|width|height|padding|scale|size/.test(rest) ? ["the size"] : [];
}
