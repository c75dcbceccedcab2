import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { partsOf } from "../parts/parts-of";

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
    const address = /https?:\/\/\S+[^\s.,)]/.exec(wish)?.[0];
    const isThere = nav(was) !== nav(page) && (!address || nav(page)?.includes(address));
    return isThere ? [] : ["in the menu"];
  }
  if (!AT_BOTTOM.test(wish) || was === undefined || page === undefined || was === page) return [];
  const old = new Set(was.split("\n"));
  const fresh = page.split("\n").filter((line) => !old.has(line) && line.trim() !== "");
  const footer = page.indexOf("<footer");
  const bottom = footer >= 0 ? footer : page.lastIndexOf("<section");
  const last = page.lastIndexOf(fresh.at(-1) ?? "");
  return fresh.length > 0 && last < bottom ? ["at the bottom"] : [];
}
