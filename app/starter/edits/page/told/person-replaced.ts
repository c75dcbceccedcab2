import { initialsOf } from "../../../pages/section-scopes";
import { html } from "../../../source/html";
import { edited, refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { Order, ReadOrder } from "../order";
import { textsOf } from "../orders/facts-of-page";
import { mailOf } from "../orders/set-contact";
import { everywhere } from "../orders/write-text";

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}";
const MAIL = "(?:,? ?(?<mail>[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+))?";
const EVERYWHERE =
  "(?:[.;,] ?(?:please )?(?:change|update|replace|correct) (?:it|that|this|the name|her|him|them)(?: (?:everywhere|all over the (?:page|site)|on the (?:page|site)|please))*|,? everywhere)?";
const GOES =
  "(?:is (?:stepping down|leaving|retiring|moving on|going|no longer with us)|has (?:left|stepped down|retired)|(?:steps down|leaves|left|retires))";
const FORMS = [
  pattern(
    `^(?<old>${NAME}) ${GOES}[,;.]? (?:and )?(?:[Tt]he |[Oo]ur )?new (?:\\p{Ll}+ ){0,2}\\p{Ll}+ (?:is|will be) (?<name>${NAME})${MAIL}${EVERYWHERE}$`,
    "su",
  ),
  pattern(
    `^(?<name>${NAME}) (?:replaces|takes over from|is taking over from|has replaced|is replacing|follows) (?<old>${NAME})(?: as (?:our |the )?[\\p{Ll} ]{3,24})?${MAIL}${EVERYWHERE}$`,
    "su",
  ),
];

/** "Gill is stepping down, new secretary is Paul Whitcombe, paul@…": one person in the place of another, name and address. */
export const personReplaced: ReadOrder = ({ text, quotes, page }) => {
  const groups =
    quotes.length > 0
      ? undefined
      : FORMS.map((form) => form.exec(text)?.groups).find((one) => one !== undefined);
  const [said, name] = [groups?.old, groups?.name];
  if (!said || !name) return null;
  const old = wholeName(page, said);
  if (!old)
    return refused(
      `“${said}” stands nowhere on the page, so nobody was replaced. Say the name as the page has it, as in “change Ann Lee to ${name} everywhere”.`,
    );
  const wasMail = mailOf(page);
  const mail = groups?.mail;
  let source = page.source;
  if (mail && wasMail) source = source.replaceAll(html(wasMail), () => html(mail));
  const renamed = everywhere({ ...page, source }, old, name);
  if (!renamed?.ok) return null;
  source = renamed.changes.get(PAGE) ?? source;
  // By the first name alone, where a text calls them so.
  const [first = "", own = ""] = [old.split(" ")[0], name.split(" ")[0]];
  const short = old.includes(" ") ? everywhere({ ...page, source }, first, own) : null;
  if (short?.ok) source = short.changes.get(PAGE) ?? source;
  source = source.replaceAll(
    new RegExp(`(<span class="portrait"[^>]*>)${initialsOf(old)}(?=<)`, "g"),
    (_, tag) => String(tag) + html(initialsOf(name)),
  );
  const kept =
    wasMail && !mail
      ? ` The address ${wasMail} stays: say the new one, as in “our email is …”.`
      : "";
  const reach = mail && wasMail ? ` and ${mail} in the place of ${wasMail}` : "";
  const result = edited(
    new Map([[PAGE, source]]),
    `${name} stands in the place of ${old} now, everywhere on the page${reach}.${kept}`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};

/** Somebody as the page names them: “Gill Harmer” for “Gill”. */
function wholeName(page: Order["page"], said: string): string | null {
  const form = new RegExp(
    `(?<!\\p{L})${said.replace(/[^\p{L} ]/gu, ".")}(?: \\p{Lu}[\\p{L}'’-]+)*(?!\\p{L})`,
    "u",
  );
  const texts = textsOf(page).map(({ text }) => text);
  const found = texts.flatMap((text) => form.exec(text)?.[0] ?? []);
  // An entry's text is all of it: “Gill Harmer Secretary”. A text that is the name and nothing else knows better.
  const alone = found.filter((name) => texts.includes(name));
  return (
    (alone.length > 0 ? alone : found).sort((one, other) => other.length - one.length)[0] ?? null
  );
}
