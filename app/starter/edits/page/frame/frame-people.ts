import { escapePattern } from "~/projects/escape-pattern";
import { initialsOf } from "../../../pages/section-scopes";
import { html } from "../../../source/html";
import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { removePiece } from "../orders/remove-piece";
import { pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { thingSaid } from "./find-thing";

const NAME =
  "(?<name>(?:(?:Dr|Prof|Mr|Mrs|Ms|St)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’.-]*){0,3})";
const NOW = "(?:,? (?:now|from now on|instead|these days|as of \\p{L}+))*";
const WHY = "(?:[^,.;!?⟦⟧]{3,60}[,.;!–—-]+ (?:and |so |but )?)?";
/** Who does something now; what is said before it is the reason. */
const IN_ROLE = [
  pattern(
    `^${WHY}(?:the |our |my )?(?<role>[^,.:;⟦⟧]{3,40}?) (?:is|will be)(?: now| from now on)? (?:called |named |spelled |spelt |written )?${NAME}${NOW}(?: with .{1,30})?$`,
    "su",
  ),
  pattern(
    `^${WHY}${NAME} (?:is|plays|does|will be|takes over as|takes over|becomes|sings|acts as)(?: now)? (?:the |our |my )?(?<role>[^,.:;⟦⟧]{3,40}?)${NOW}$`,
    "su",
  ),
  pattern(
    `^(?<role>\\p{Lu}[\\p{L}'’ -]{1,40}?) (?:is|are)(?:n['’]t| not)(?: the| our)? (?:[\\p{L} ]{2,30}?) (?:any ?more|any longer|now)[,.;!–—-]+ ?(?:it['’]?s|it is|now it['’]?s|but|that['’]?s)? ?(?:now )?${NAME}${NOW}$`,
    "su",
  ),
];
const GONE =
  "(?:(?:has|have|['’]s|is|was|are)? ?(?:left|gone|retired?|quit|moved (?:away|on|out)|been sold|sold|been adopted|adopted|found (?:a |its |her |his |their )?(?:new )?(?:home|owner|family)|passed away|died|stopped|finished|leaving|not with us)[^,.;!?]{0,30})";
/** Somebody, or something, that is there no more. */
const LEFT = [
  pattern(
    `^(?<what>[^,.:;!?]{2,50}?) ${GONE}[,.;!–—-]+ (?:and |so )?(?:please )?(?:take|remove|delete|get rid of|drop)(?: (?:him|her|it|them|that))?(?: (?:off|out|down|away|from|the page|page|site|list|the list))*$`,
  ),
];

/** Who does what now, and who does not any more: "Mia Grant is Anya now", "Dr Okoro left us, please take him off". */
export function framePeople(order: Order): EditResult | null {
  const { text, page, quotes } = order;
  if (quotes.length > 0 || text.length > 160) return null;
  for (const form of LEFT) {
    const what = form.exec(text)?.groups?.what;
    const thing = what ? thingSaid(what, order, ({ kind }) => kind === "entry") : null;
    const [piece, other] = thing?.pieces ?? [];
    if (piece && !other) return removePiece({ ...order, text: "remove ⟦0⟧", quotes: [piece.says] });
  }
  for (const form of IN_ROLE) {
    const groups = form.exec(text)?.groups;
    if (!groups?.name || !groups.role || ORDERING.test(groups.role)) continue;
    const thing = thingSaid(groups.role, order, ({ kind }) => kind === "entry");
    const [piece, other] = thing?.pieces ?? [];
    const result = piece && !other ? renamed(page, piece, groups.name.trim()) : null;
    if (result) return result;
  }
  return null;
}

const ORDERING =
  /^(?:make|change|set|put|add|write|call|rename|the (?:headline|title|name|button)|it|this|that|there)(?!\p{L})/iu;
const PERSON =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Old|Sir)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u;

/** The name of somebody within an entry: that above what they do, or behind whom they play. */
function renamed(page: Page, { entry }: Piece, name: string): EditResult | null {
  if (!entry || entry.price) return null;
  const isCast =
    entry.texts.some(({ text }) => PERSON.test(text) && text.includes(" ")) &&
    !entry.name.text.includes(" ");
  const old = isCast ? entry.texts.find(({ text }) => PERSON.test(text)) : entry.name;
  if (!old || !PERSON.test(old.text) || old.text === name) return null;
  const form = new RegExp(`(?<![\\p{L}])${escapePattern(html(old.text))}(?![\\p{L}])`, "gu");
  const inEntry = page.source.slice(entry.place.start, entry.place.end);
  const next = page.source.replace(form, () => html(name));
  const portrait = new RegExp(
    `(<span class="portrait"[^>]*>)${escapePattern(initialsOf(old.text))}(</span>\\s*<h3>${escapePattern(html(name))})`,
    "u",
  );
  const text = inEntry.includes("portrait")
    ? next.replace(
        portrait,
        (_, open: string, close: string) => `${open}${initialsOf(name)}${close}`,
      )
    : next;
  return pageEdit(
    page.source,
    [{ start: 0, end: page.source.length, text }],
    `“${name}” stands where “${old.text}” stood.`,
  );
}
