import { escapePattern } from "~/projects/escape-pattern";
import { html } from "../../../source/html";
import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { ReadOrder } from "../order";
import { newContact } from "../orders/new-contact";
import { mailOf, telOf } from "../orders/set-contact";
import { everywhere } from "../orders/write-text";
import type { Page } from "../page-model";
import { inContactCard } from "./contact-card";

const NAME =
  "(?<name>(?:(?:Dr|Prof|Mr|Mrs|Ms|Frau|Herr)\\.? )?\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){0,3})";
const REACH = "(?<reach>\\+?\\d[\\d /()-]{5,}\\d|[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+)";
const NOW =
  "(?:,? (?:now|from now on|instead|these days|jetzt|ab jetzt|künftig|maintenant|désormais|ahora|adesso|agora))*";
const AT =
  "(?:,| on| at| under| –| -|:|,? (?:(?:and )?(?:his|her|their|the|whose|its) (?:new )?(?:number|phone|mobile|e?-?mail)(?: address)? is)|,? (?:tel|phone|mobile|number|call|ring|mail|telefon|handy|nummer)\\.?:?| unter| au| al| en el)*";
const CONTACT =
  "(?:contact(?: person)?|person to (?:call|contact|ask|ring)|point of contact|ansprechpartner(?:in)?|kontakt(?:person)?|contacto|contatto|personne à contacter|persona de contacto|referente)";
const THE = "(?:(?:the|our|my|die|der|den|unsere?n?|la|le|notre|el|nuestra?|il) )?";
const FORMS = [
  pattern(
    `^${THE}(?:new |neue[rsn]? )?[Cc]?${CONTACT}${NOW} (?:is|ist|est|es|è|will be|wird)${NOW} ${NAME}${NOW}${AT} ?${REACH}${NOW}$`,
    "su",
  ),
  pattern(
    `^${THE}(?:new|neue[rsn]?|nouveau|nouvelle|nuev[oa]|nuov[oa]) ${CONTACT} ?(?::|is|ist)? ?${NAME}${AT} ?${REACH}$`,
    "su",
  ),
  pattern(
    `^(?:change|set|update|switch|ändere?|setze?|change[rz]?|cambia) ${THE}${CONTACT}(?: details?| info)? (?:to|auf|en|a|à|in) ${NAME}${AT} ?${REACH}$`,
    "su",
  ),
  pattern(
    `^(?:people|everyone|everybody|you|they|members|parents|visitors|new people) (?:should|can|must|need to)${NOW} (?:call|ring|contact|ask|write to|phone|reach)${NOW} ${NAME}${NOW}${AT} ?${REACH}${NOW}$`,
    "su",
  ),
  pattern(`^${NAME} is${NOW} (?:the|our) (?:new )?${CONTACT}${NOW}${AT} ?${REACH}$`, "su"),
];

/** What goes when another takes the place: "…. Take Priya’s number off". */
const OLD_GOES =
  /(?:[.;,]|,? and)\s+(?:please |and |so )*(?:take|remove|delete|drop|get rid of|leave out) (?:the |our )?(?:old (?:one|number|contact|details)|(?:\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?['’]s) (?:(?:old|phone|mobile|contact) )?(?:number|details|name|one|phone|e-?mail))(?: (?:off|out|down|away))?(?: (?:the|our) (?:page|site))?[.!]?$/iu;

/** "Contact is now Lin, 07700 900278": that person and number stand wherever the old ones did, and nothing beside them. */
export const newPerson: ReadOrder = (order) => {
  const { page, quotes } = order;
  const text = order.text.replace(OLD_GOES, "");
  // Somebody among the people of a page has a place of their own.
  const card = quotes.length > 0 ? null : newContact({ ...order, text });
  if (card?.ok) return text === order.text ? null : { ...withMailTold(card, page), isKnown: true };
  if (quotes.length > 0) return null;
  const lower = (text[0]?.toLowerCase() ?? "") + text.slice(1);
  const groups = [lower, text]
    .flatMap((one) => FORMS.map((form) => form.exec(one)?.groups))
    .find((one) => one !== undefined);
  const [name, reach] = [groups?.name?.trim(), groups?.reach];
  const was = name && reach ? reachOf(page, reach.includes("@")) : null;
  if (!name || !reach) return null;
  const holder = was ? null : inContactCard(page, name, reach);
  if (holder?.ok) return { ...holder, isKnown: true };
  if (!was) return null;
  const scheme = reach.includes("@") ? "mailto:" : "tel:";
  const bare = (one: string) => (scheme === "tel:" ? telOf(one) : one);
  let source = page.source
    .replaceAll(`${scheme}${bare(was.reach)}`, () => `${scheme}${bare(reach)}`)
    .replaceAll(html(was.reach), () => html(reach));
  const old = was.name;
  if (old && old !== name) {
    const next = everywhere({ ...page, source }, old, name);
    if (next?.ok) source = next.changes.get(PAGE) ?? source;
  } else if (!old) {
    // Nobody was named: the name stands behind the link, as others have theirs.
    const link = new RegExp(
      `(<a href="${escapePattern(scheme + bare(reach))}">[^<]*</a>)(?!\\s*<span class="muted")`,
    );
    source = source.replace(link, (all) => `${all} <span class="muted">${html(name)}</span>`);
  }
  if (source === page.source) return null;
  return {
    ...edited(
      new Map([[PAGE, source]]),
      `${name} is the contact now${old ? `, in the place of ${old}` : ""}: the page gives ${reach}, and ${was.reach} no more.`,
    ),
    isKnown: true,
  } as ReturnType<ReadOrder>;
};

/** An address of the one before stays until another is said, which is told. */
function withMailTold<T extends { ok: true; said: string }>(result: T, page: Page): T {
  const mail = mailOf(page);
  return mail
    ? {
        ...result,
        said: `${result.said} The address ${mail} stays: say another, if it was theirs.`,
      }
    : result;
}

/** The one number or address of the page, and who is named beside it; null where there are several without a name. */
function reachOf(
  { source, pieces }: Page,
  isMail: boolean,
): { reach: string; name: string | null } | null {
  const links = [
    ...source.matchAll(
      new RegExp(
        `<a href="${isMail ? "mailto" : "tel"}:[^"]*">([^<]+)</a>\\s*(?:<span class="muted">([^<]{2,60})</span>)?`,
        "g",
      ),
    ),
  ];
  const named = links.find(([, , name]) => name !== undefined);
  const all = new Set(links.map(([, reach = ""]) => reach.trim()));
  const [only, other] = all;
  if (named?.[1]) return { reach: named[1].trim(), name: named[2]?.trim() ?? null };
  if (!only || other) return null;
  const said = new RegExp(
    `(?<name>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)(?:,| on| at| unter| au| -| –)? ${escapePattern(only)}`,
    "u",
  );
  const name = pieces
    .filter(({ kind }) => kind === "text" || kind === "entry")
    .map(({ says, entry }) => said.exec(entry?.all ?? says)?.groups?.name)
    .find((one) => one !== undefined);
  return { reach: only, name: name ?? null };
}
