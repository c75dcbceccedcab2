import { initialsOf } from "../../../pages/section-scopes";
import { html } from "../../../source/html";
import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { ReadOrder } from "../order";
import { mailOf, phoneOf, telOf } from "./set-contact";

const NAME =
  "(?<name>(?:(?:Dr|Prof|Mr|Mrs|Ms|Frau|Herr)\\.? )?\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){0,3})";
const REACH = "(?<reach>\\+?\\d[\\d /()-]{5,}\\d|[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+)";
const AT = "(?:,| on| at| under| –| -|, tel\\.?|, phone|, mobile|,? tel(?:efon)?\\.?:?|:)*";
const CONTACT =
  "(?:contact(?: person)?|ansprechpartner(?:in)?|kontakt(?:person)?|personne à contacter|persona de contacto|referente)";
const FORMS = [
  pattern(
    `^(?:(?:the|our|my|die|der|unsere?|la|le|notre|el|nuestra?|il) )?(?:new |neue[rs]? )?[Cc]?${CONTACT} (?:is|ist|est|es|è|will be|wird)(?: now| from now on| jetzt| ab jetzt| maintenant| ahora| ora| adesso)* ${NAME}${AT} ?${REACH}(?: now| from now on)?$`,
    "su",
  ),
  pattern(
    `^(?:the |our |my )?(?:new|neue[rs]?|nouveau|nuev[oa]|nuov[oa]) ${CONTACT} ?: ${NAME}${AT} ?${REACH}$`,
    "su",
  ),
];
/** What somebody is called who is to be asked. */
const ROLE = new RegExp(`(?<!\\p{L})${CONTACT.replaceAll(" ", "\\s")}(?!\\p{L})`, "iu");

/** "Contact person is now Bernd Hauser, 0555 230 145": another person and number in the place of those that are there. */
export const newContact: ReadOrder = ({ text, page, quotes }) => {
  if (quotes.length > 0) return null;
  const lower = (text[0]?.toLowerCase() ?? "") + text.slice(1);
  const groups = FORMS.map((form) => form.exec(lower)?.groups).find(Boolean);
  const [name, reach] = [groups?.name?.trim(), groups?.reach];
  if (!name || !reach) return null;
  const [entry, other] = page.pieces.flatMap(({ kind, entry: one }) =>
    kind === "entry" && one?.texts.some((line) => ROLE.test(line.text)) ? [one] : [],
  );
  const old = entry?.name.text;
  if (!entry || other || !old || old === name) return null;
  let next = page.source
    .replaceAll(html(old), html(name))
    .replaceAll(
      new RegExp(`(<span class="portrait"[^>]*>)${initialsOf(old)}(?=<)`, "g"),
      (_, tag) => String(tag) + html(initialsOf(name)),
    );
  const isMail = reach.includes("\u0040");
  const was = isMail ? mailOf(page) : phoneOf(page);
  if (!was) return null;
  next = next.replaceAll(html(was), html(reach));
  if (!isMail) next = next.replaceAll(`tel:${telOf(was)}`, `tel:${telOf(reach)}`);
  return edited(
    new Map([[PAGE, next]]),
    `${name} is the contact now, in the place of ${old}, and the page gives ${reach}, in the place of ${was}.`,
  );
};
