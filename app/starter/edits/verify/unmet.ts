import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { INSTEAD_OF, pattern, SHOULD_SAY } from "../grammar/lexicon";
import { REMOVES } from "../grounded/cues";
import { shownEntries } from "../grounded/screen";
import { kindsNamed } from "../parts/kind-words";
import { wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { withoutManners } from "../said/manners";
import { plain } from "./changed-lines";
import { isNamedBy, selectorsChanged } from "./changed-rules";

const SAID = pattern(`~${SHOULD_SAY}@:? (?<value>\\p{Lu}[^,:;"“„«]*)$`);

/** A text that was said word for word, and stands nowhere. */
export function unwritten(wish: string, now: string): string[] {
  const value = SAID.exec(withoutManners(wish).replace(/[.!?]+$/, ""))?.groups?.value ?? "";
  const text = plain(value)
    .replace(/\s+(?:instead|please|stattdessen|bitte)$/, "")
    .trim();
  const isText =
    /^\p{Lu}/u.test(value) && text.split(" ").length > 1 && !coloursIn(`make it ${text}`);
  return isText && !INSTEAD.test(value) && !now.includes(text) ? [value] : [];
}
const INSTEAD = pattern(`~${INSTEAD_OF}@`);

/** Texts of which only a part went, where no part of a text was to go. */
export function halved(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    !REMOVES.test(wish) ||
    /["“„«]|\b(?:words?|wort|mot|palabra|parola|palavra|bracket|klammer|comma|dot)\b/iu.test(wish)
  )
    return [];
  const texts = (files: FileTree) =>
    new Set(partsOf(files).flatMap((part) => part.texts.map(({ text }) => text)));
  const [was, is] = [texts(before), texts(after)];
  const fresh = [...is].filter((text) => !was.has(text));
  const gone = [...was].filter((text) => !is.has(text));
  const cut = fresh.filter((text) => gone.some((old) => old.includes(text)));
  // An entry without its name is what is left of one: a price alone.
  const entries = (files: FileTree) =>
    partsOf(files).flatMap((part) => (part.kind === "entry" ? [wordsOf(part)] : []));
  const listed = new Set(entries(before));
  const left = entries(after).filter((words) => words !== "" && !listed.has(words));
  const rest = [...listed].flatMap((words) =>
    gone.flatMap((text) =>
      words.startsWith(`${text} `) ? left.filter((one) => words === `${text} ${one}`) : [],
    ),
  );
  return [...cut, ...rest].map((text) => `the rest, ${text}`);
}

const FRAMES = pattern(
  `~(?:${INSTEAD_OF}|everywhere|please|überall|bitte|partout|s['’]il (?:te|vous) plaît|en todas partes|por favor|dappertutto|ovunque|per favore|em todo o lado|fallo|falla|fallos|hazlo|rends-l[ea]|and (?:make|change|remove|add)|und (?:mach|ändere|entferne))@`,
);

/** Texts that are new on the screen and hold words of the wish that only put it. */
export function swallowed(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«]/u.test(wish)) return [];
  const texts = (files: FileTree) =>
    partsOf(files).flatMap((part) => part.texts.map(({ text }) => text));
  const was = new Set(texts(before));
  return texts(after)
    .filter((text) => !was.has(text) && wish.includes(text) && text.includes(" "))
    .filter((text) => !wish.includes(`: ${text}`))
    .flatMap((text) => FRAMES.exec(text)?.[0] ?? [])
    .filter((said) => !/^(?:not|nicht|pas|und|y|e|et)$/i.test(said));
}

/** A text of the screen that was to go by its name, and is still there: the longest one that the wish says. */
export function stillThere(wish: string, before: FileTree, after: FileTree): string[] {
  if (!REMOVES.test(wish) || INSTEAD.test(wish) || selectorsChanged(after, before).length > 0)
    return [];
  const name = longestNamed(wish, before);
  const shown = (files: FileTree) =>
    partsOf(files).filter((part) => part.texts.some(({ text }) => text === name)).length;
  const first = name && shown(after) >= shown(before) ? [name] : [];
  return [...first, ...listedLeft(wish, before, after)];
}

const LISTED =
  /((?:["“„«']?\p{Lu}[\p{L} ]{1,24}["”“»']?, )+["“„«']?\p{Lu}[\p{L} ]{1,24}?["”“»']? (?:and|und|et|y|e) ["“„«']?\p{Lu}[\p{L}]{1,24})/u;

/** Of several names of buttons or entries that were to go, those that the programs still say. */
function listedLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const names = (LISTED.exec(wish)?.[1] ?? "")
    .split(/, | (?:and|und|et|y|e) /)
    .filter((name) => name !== "");
  const says = (files: FileTree, name: string) =>
    [...files].some(
      ([path, text]) =>
        !path.endsWith(".css") && (text.includes(`"${name}"`) || text.includes(`>${name}<`)),
    );
  return names.filter((name) => says(before, name) && says(after, name));
}

function longestNamed(wish: string, files: FileTree): string | null {
  const said = wish.toLowerCase();
  const named = partsOf(files)
    .filter(({ kind }) => kind === "heading" || kind === "title" || kind === "button")
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .filter((text) => text.includes(" ") && said.includes(text.toLowerCase()));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** A new text that begins with what it is of: "button Go". */
export function kindWritten(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«:]/u.test(wish)) return [];
  const texts = (files: FileTree) =>
    partsOf(files).flatMap((part) => part.texts.map(({ text }) => text));
  const was = new Set(texts(before));
  return texts(after).filter((text) => {
    const [, kind = ""] = /^(\p{Ll}+) \p{Lu}/u.exec(text) ?? [];
    return !was.has(text) && kindsNamed(kind).length > 0 && wish.includes(text);
  });
}

/** Texts of the screen that the wish only named to say where, and that are not there any more. */
export function displaced(wish: string, before: FileTree, after: FileTree): string[] {
  const place =
    BESIDE_OF.exec(wish.replace(/[:,].*$/su, ""))
      ?.groups?.place?.toLowerCase()
      .trim() ?? "";
  if (place.length < 3) return [];
  const says = (files: FileTree) =>
    partsOf(files).flatMap((part) => part.texts.map(({ text }) => text.toLowerCase()));
  return says(before).filter(
    (text) =>
      text.length > 2 &&
      (place === text || place.endsWith(` ${text}`)) &&
      !says(after).includes(text),
  );
}
const BESIDE_OF = pattern(
  "~(?:under|below|beneath|underneath|above|unter|über|unterhalb von|sous|en dessous d[eu]|au-dessus d[eu]|debajo del?|encima del?|sotto|sopra|abaixo d[eoa]|por baixo d[eoa]|acima d[eoa])@ (?<place>.+)$",
);

/** A question in whose place a sentence was put that is its answer. */
export function answeredOver(wish: string, before: FileTree, after: FileTree): string[] {
  if (INSTEAD.test(wish) || /(?:->|→)/u.test(wish)) return [];
  const texts = (files: FileTree) =>
    partsOf(files).flatMap((part) => part.texts.map(({ text }) => text));
  const [was, is] = [texts(before), texts(after)];
  const fresh = is.filter((text) => !was.includes(text));
  const isAnswer = fresh.some((text) => !text.endsWith("?") && wish.includes(text));
  return isAnswer
    ? was.filter((text) => text.endsWith("?") && wish.includes(`${text} `) && !is.includes(text))
    : [];
}

/** A new text that goes on with the wish instead of beginning as a text does: "every client on their birthday". */
export function lowered(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«=]|->|→/u.test(wish)) return [];
  const texts = (files: FileTree) => [
    ...partsOf(files).flatMap((part) => part.texts.map(({ text }) => text)),
    ...shownEntries(files).flatMap((entry) => entry.texts.map(({ text }) => text)),
  ];
  const [was, is] = [new Set(texts(before)), new Set(texts(after))];
  const gone = [...was].filter((text) => !is.has(text));
  const isBegun = gone.length > 0 && gone.every((text) => /^\p{Lu}/u.test(text));
  return [...is].filter(
    (text) =>
      isBegun &&
      !was.has(text) &&
      /^\p{Ll}/u.test(text) &&
      text.split(" ").length > 3 &&
      wish.includes(text),
  );
}

const ALIGNED =
  /(?<!\p{L})(?:below|above|under|beneath|before|after|unter|über|nach|vor|sous|avant|après|debajo|encima|sotto|sopra|prima|dopo|abaixo|acima)(?!\p{L})/iu;

/** Only the look of a part that was to be in another place. */
export function unmoved(wish: string, before: FileTree, after: FileTree): string[] {
  const isMove =
    /^(?:please |bitte )?(?:move|verschieb\p{L}*|déplace\p{L}*|mueve|sposta\p{L}*|bring)(?!\p{L})/iu.test(
      wish,
    );
  const isOnlyCss = [...after].every(
    ([path, text]) => path.endsWith(".css") || before.get(path) === text,
  );
  const place = ALIGNED.exec(wish)?.[0];
  return isMove && isOnlyCss && place ? [place] : [];
}

/** Sections whose heading went without them, where no heading was to go. */
export function beheaded(wish: string, before: FileTree, after: FileTree): string[] {
  if (!REMOVES.test(wish) || /(?:head|title|titel|überschrift|titre|título|titolo)/iu.test(wish))
    return [];
  const is = partsOf(after);
  return partsOf(before).flatMap(({ kind, texts, holder }) => {
    const name = texts[0]?.text;
    const isGone =
      kind === "heading" &&
      name !== undefined &&
      holder?.kind === "section" &&
      !is.some((part) => part.kind === "heading" && part.texts.some(({ text }) => text === name));
    const stays = isGone && is.some(({ id }) => id !== "" && id === holder?.id);
    return stays ? [`the rest of ${name}`] : [];
  });
}

/** Rules that nothing on the screen has: they would change nothing. */
export function pointless(before: FileTree, after: FileTree): string[] {
  const parts = partsOf(after);
  const programs = [...after]
    .filter(([path]) => /\.(?:[jt]sx?)$/.test(path))
    .map(([, code]) => code)
    .join("\n");
  const named = (selector: string) =>
    /^(?::root|html|body|\*|@|\[)/.test(selector.trim()) ||
    parts.some((part) => isNamedBy(part, selector)) ||
    [
      ...(
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? ""
      ).matchAll(/[.#]([\w-]+)/g),
    ].some(([, name = ""]) =>
      new RegExp(`["'\`](?:[^"'\`\\n]* )?${name}(?: [^"'\`\\n]*)?["'\`]`).test(programs),
    );
  const fresh = selectorsChanged(after, before);
  const isCss = [...after].some(([path, css]) => path.endsWith(".css") && before.get(path) !== css);
  const isOnlyCss =
    isCss && [...after].every(([path, text]) => path.endsWith(".css") || before.get(path) === text);
  if (isOnlyCss && fresh.length === 0) return ["what it looks like already"];
  return fresh.length > 0 && !fresh.some(named) ? fresh.map((one) => one.trim()).slice(0, 1) : [];
}

const IN_MENU =
  /(?<!\p{L})(?:in|to|into) (?:the |our |my )?(?:menu(?: bar)?|nav(?:igation)?(?: bar)?|top menu|main menu)|in der navigation|ins menü|dans le menu|en el menú|nel menu|no menu/iu;
const AT_BOTTOM =
  /(?<!\p{L})(?:bottom|end|foot) of (?:the |our |my )?(?:page|site|website)|(?:in|to|into) (?:the |our |my )?footer|im footer|fußzeile|ganz unten|en bas de (?:la )?page|pied de page|final de la página|pie de página|fondo alla pagina|piè di pagina|fim da página|rodapé/iu;

/** What was to stand at the bottom of the page, and stands above other sections of it. */
export function misplaced(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, page] = [before.get("index.html"), after.get("index.html")];
  const isInMenu =
    IN_MENU.test(wish) && /(?<!\p{L})link|verlink|lien|enlace|collegamento/iu.test(wish);
  if (isInMenu && was !== page && page) {
    const nav = (text: string | undefined) => /<nav[\s\S]*?<\/nav>/.exec(text ?? "")?.[0];
    return nav(was) === nav(page) ? ["in the menu"] : [];
  }
  if (!AT_BOTTOM.test(wish) || was === undefined || page === undefined || was === page) return [];
  const old = new Set(was.split("\n"));
  const fresh = page.split("\n").filter((line) => !old.has(line) && line.trim() !== "");
  const footer = page.indexOf("<footer");
  const bottom = footer >= 0 ? footer : page.lastIndexOf("<section");
  const last = page.lastIndexOf(fresh.at(-1) ?? "");
  return fresh.length > 0 && last < bottom ? ["at the bottom"] : [];
}
