import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { findPieces } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { saying, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { wordsOf } from "../page-words";
import { CHANGES } from "../verbs";

const DESCRIPTION =
  "(?:description|text|subtitle|note|beschreibung|text|untertitel|description|descripción|descrizione|descrição|texto|testo)";
const JOB = "(?:job )?(?:title|role|position|job|function|occupation|job description)";
/** "Ben Shaw's title should be Lead physiotherapist": what somebody is, and not what they are called. */
const JOBS = [
  pattern(
    `^(?:${CHANGES} )?(?<what>[^:⟦⟧]{2,40}?)(?:['’]s|(?<=s)['’]) ${JOB}(?: (?:should|must) (?:be|say|read)| is(?: now)?| to|:)+ (?<value>⟦\\d+⟧|[^:]{2,60})$`,
  ),
  pattern(
    `^(?:${CHANGES} |give )?(?:the )?${JOB} (?:of|for) (?<what>[^:⟦⟧]{2,40}?)(?: (?:should|must) (?:be|say|read)| is(?: now)?| to|:)+ (?<value>⟦\\d+⟧|[^:]{2,60})$`,
  ),
  pattern(
    `^(?:(?:die |der )?(?:berufsbezeichnung|position|titel|funktion)|le titre|la fonction|le poste|el (?:título|cargo|puesto)|il (?:titolo|ruolo)|o (?:título|cargo)) (?:von|de|d['’]|di|do|da) ?(?<what>[^:⟦⟧]{2,40}?)(?: (?:soll(?:te)?|ist|lautet|est|doit être|es|debe ser|debería ser|è|deve essere|é|deve ser)|:)+ (?<value>⟦\\d+⟧|[^:]{2,60}?)(?: (?:sein|lauten))?$`,
  ),
];
const FORMS = [
  pattern(
    `^(?:(?:${CHANGES}|add|give|write|füge|schreibe?|ajoute|añade|aggiungi|adicione?)@ )?(?:an?|the|die|eine|la|une?|una|uma)? ?(?:new |short )*${DESCRIPTION} (?:of|for|to|under|below|zu[rm]?|für|von|unter|de|pour|para|per|di|a|do|da)@ (?<what>.+?)(?: (?:to|in|into|auf|zu|en|a|para)@ ?:?|:| that says| is| should be| soll(?:te)?) ?(?<value>⟦\\d+⟧|.+)$`,
  ),
  pattern(
    `^(?:under|below|with|unter|zu|sous|debajo de|sotto) (?<what>.+?)[,:]? (?:write|put|say|add|schreibe?|écris|escribe|scrivi):? (?<value>⟦\\d+⟧)$`,
  ),
  pattern(
    "^(?<what>⟦\\d+⟧) ?: (?:précise[rz]?|ajoute[rz]?|add|write|say|note|schreibe?(?: dazu)?|ergänze?|añade|aggiungi)(?: (?:that|que|dass|che)@)? (?<value>.+)$",
  ),
  pattern("^(?<what>[^:⟦⟧]{2,60}?) ?: (?<value>.+)$"),
];
const ROLE = [
  pattern(
    `^(?:the |our |my |der |die |unsere?r? |le |la |el |il |o )?(?:new |neue[rs]? |nouve(?:au|lle) |nuev[oa] |nuov[oa] |nov[oa] )(?<role>[^:⟦⟧]{3,40}?) (?:is|are|ist|est|es|è|é)(?: now| jetzt)? (?<value>\\p{Lu}[^:⟦⟧,]{1,50})$`,
    "su",
  ),
  pattern(
    `^(?<value>\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+)+) (?:is|ist|est|es|è|é) (?:now |jetzt |maintenant |ahora |ora |agora )?(?:the |our |der |die |unsere? |le |la |el |il |o )?(?:new |neue[rs]? |nouve(?:au|lle) |nuev[oa] |nuov[oa] |nov[oa] )?(?<role>\\p{Ll}[^:⟦⟧,]{2,40}?)$`,
    "su",
  ),
];

/** What is said of an entry below its name, and who does something: "Diavola: spicy salami", "the new treasurer is Gareth Owen". */
export function describeEntry({ text, quotes, mark, page }: Order): EditResult | null {
  for (const form of ROLE) {
    const groups = form.exec(text)?.groups;
    const result =
      groups?.role && groups.value ? inRole(page, groups.role, groups.value.trim()) : null;
    if (result) return result;
  }
  for (const form of [...JOBS, ...FORMS]) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what || !groups.value) continue;
    const found = findPieces(groups.what, page, quotes, ({ kind }) => kind === "entry");
    const piece = found?.pieces.length === 1 ? found.pieces[0] : undefined;
    const value =
      unmasked(groups.value, quotes) + (mark !== "." && text.endsWith(groups.value) ? mark : "");
    if (!piece?.entry || /^[€$£]?\d/.test(value) || value.includes("?") || value.length > 300)
      continue;
    return describe(page, piece, value);
  }
  return null;
}

function describe({ source }: Page, { entry, place }: Piece, value: string): EditResult | null {
  if (!entry || (entry.time && entry.texts.length === 0 && entry.name.element.tagName === "dt"))
    return null;
  const [text] = entry.texts;
  if (text?.text === value) return unchanged(`“${entry.name.text}” says that already.`);
  const said = `“${entry.name.text}” says “${value}” below its name now.`;
  if (text)
    return edited(
      new Map([[PAGE, withChanges(source, [saying(source, text.place, value)])]]),
      said,
    );
  const inner = source.slice(place.start, place.end);
  const isMenu = inner.includes("menu-name");
  const line = isMenu
    ? `<span class="menu-text">${html(value)}</span>`
    : `<p class="${inner.includes("card-price") ? "card-text" : "muted"}">${html(value)}</p>`;
  const behind = (entry.price ?? entry.name).place.end;
  const indent = /\n([ \t]*)[^\n]*$/.exec(source.slice(0, behind))?.[1] ?? "";
  return edited(
    new Map([
      [PAGE, withChanges(source, [{ start: behind, end: behind, text: `\n${indent}${line}` }])],
    ]),
    said,
  );
}

/** Somebody else in a role: the name of the one entry that says so. */
function inRole({ source, pieces }: Page, role: string, name: string): EditResult | null {
  const words = wordsOf(role);
  const entries = pieces.filter(({ entry }) =>
    entry?.texts.some(
      ({ text }) => words.length > 0 && words.every((word) => wordsOf(text).includes(word)),
    ),
  );
  const [piece, other] = entries;
  if (!piece?.entry || other || !/^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)*$/u.test(piece.says))
    return null;
  const next = source.replaceAll(html(piece.says), html(name));
  const initials = (one: string) =>
    one
      .split(/\s+/)
      .map((part) => part[0] ?? "")
      .join("")
      .slice(0, 2)
      .toUpperCase();
  const drawn = next.replace(
    new RegExp(
      `(<span class="portrait"[^>]*>)${initials(piece.says)}(</span>\\s*<h3>${html(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`,
    ),
    (_, open, close) => `${open}${initials(name)}${close}`,
  );
  return edited(new Map([[PAGE, drawn]]), `“${name}” stands where “${piece.says}” stood.`);
}
