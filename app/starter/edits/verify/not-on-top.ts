import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { pattern } from "../grammar/lexicon";
import { pageOf } from "../page/page-model";
import { plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** The top of the page, and of nothing else: "at the top of the menu" is another. */
const ON_TOP = pattern(
  "~(?:put|show|have|write|want|place|display|move|say|need|setz\\p{L}*|schreib\\p{L}*|zeig\\p{L}*|mets|affiche|pon|escribe)@.* (?:(?:at|to|on) the (?:very )?top(?: of (?:the|my|our) (?:page|site|website|home ?page))?|right at the top|(?:in|into|to) the (?:header|top bar)|(?:ganz )?oben(?: auf (?:der|die) seite)?|tout en haut(?: de la page)?|en haut(?: de la page)?|arriba(?: del todo)?)(?=[:,.!]|$| so | where | please| bitte)",
);
/** A place in a list that stands further down is one, too. */
const IN_LIST =
  /<(?:ul|ol|dl|tbody)[^>]*>\s*<(?:li|div|tr)[^>]*>(?:(?!<\/(?:li|div|tr)>)[\s\S])*$/u;

/** Of a page what was to stand at the top stands further down, where nobody sees it first. */
export function notOnTop(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !ON_TOP.test(wish.replace(QUOTED, " “ ” "))) return [];
  const page = after.get("index.html") ?? "";
  const { fresh } = textsChanged(before, after);
  // What comes along, as a link to a new part in the menu, is not what was asked for.
  const said = plain(wish);
  const places = fresh
    .filter((text) => said.includes(plain(text)))
    .map((text) => page.indexOf(html(text)))
    .filter((at) => at > page.indexOf("<body"));
  if (places.length === 0) return [];
  const first = /<section class="section\b/.exec(page)?.index ?? page.length;
  const isSeen = places.some(
    (at) => at < first || IN_LIST.test(page.slice(Math.max(0, at - 400), at)),
  );
  return isSeen ? [] : ["it would not stand at the top"];
}
