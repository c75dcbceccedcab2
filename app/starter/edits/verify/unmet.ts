import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { INSTEAD_OF, pattern, SHOULD_SAY } from "../grammar/lexicon";
import { REMOVES } from "../grounded/cues";
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
