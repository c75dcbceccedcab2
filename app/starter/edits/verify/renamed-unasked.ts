import type { FileTree } from "~/projects/files";
import { unescapeHtml } from "../../source/html";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { isSameWord } from "../parts/same-word";
import { textsChanged } from "./texts-changed";

/** Words by which people ask for another name of the whole. */
const NAMES =
  /(?<!\p{L})(?:names?|named|titles?|titled|call\p{L}*|renam\p{L}*|head(?:line|ing|er)s?|brand\p{L}*|logo|titel|nenn\p{L}*|umbenenn\p{L}*|heiß\p{L}*|heiss\p{L}*|überschrift\p{L}*|nom|nomm\p{L}*|renomm\p{L}*|appel\p{L}*|titres?|nombre|nombr\p{L}*|llam\p{L}*|títulos?|titul\p{L}*|titol[oi]|chiam\p{L}*|nom[ei]|rinomin\p{L}*|cham\p{L}*|renome\p{L}*|spell\p{L}*|everywhere|überall|partout|app|site|website|page|seite)(?!\p{L})/iu;

/** Another name of the whole, where the wish says nothing of a name and nothing of the one that it had. */
export function renamedUnasked(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [titleOf(before), titleOf(after)];
  if (was === is || was === "" || is === "" || NAMES.test(wish)) return [];
  // "Everything in German": a name that goes into the other language is one that nobody chose.
  if (languageOf(before) !== languageOf(after)) return [];
  const said = saidWords(wish);
  const isNamed = saidWords(was).some(
    (own) =>
      own.text.length > 2 &&
      !isFrame(own.text) &&
      said.some(({ stem }) => isSameWord(stem, own.stem)),
  );
  return isNamed ? [] : [`the name “${was}” would go`];
}

function titleOf(files: FileTree): string {
  return unescapeHtml(/<title>([^<]*)/.exec(files.get("index.html") ?? "")?.[1] ?? "").trim();
}

function languageOf(files: FileTree): string {
  return /<html[^>]* lang="([^"]*)"/.exec(files.get("index.html") ?? "")?.[1] ?? "";
}

const RENAMES =
  /(?<!\p{L})(?:renam\p{L}*|umbenenn\p{L}*|renomm\p{L}*|renombr\p{L}*|rinomin\p{L}*|renome\p{L}*)(?!\p{L})/iu;

/** A text that went with the name of the whole in it, for another name, where the whole is called as before. */
export function nameLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const name = titleOf(before);
  if (!RENAMES.test(wish) || name === "" || titleOf(after) !== name) return [];
  const { gone } = textsChanged(before, after);
  return gone.some((text) => text.includes(name) && text !== name)
    ? [`“${name}” is still the name`]
    : [];
}
