import { html } from "../../../source/html";
import type { EditResult } from "../../edit";
import { attribute } from "../../said/page-elements";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { defaultGoal, goalOf } from "../orders/button-goals";
import { put } from "../orders/put-button.server";
import { mailOf, phoneOf, telOf } from "../orders/set-contact";
import { beside, insideOf, pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { thingSaid } from "./find-thing";

const FORM =
  /^(?:(?:please |add |put |make |create |insert |show |i (?:want|need|would like|['’]d like) |we (?:want|need|would like) |can (?:we|you|i) (?:have|add|put|get|make) |could (?:we|you|i) (?:have|add|put|get) |there should be )+)?(?:an? |the |another |our )?(?:(?:big|small|large|round|clear|nice|little) )*(?<label>⟦\d+⟧|(?!button|the |a |an |every |each |in |on |to |of |and |colou?r|text of )(?:(?!button|every |each |colou?r )[\p{L}'’]+ ){1,5})\s*-?button(?<rest>\s*,?\s.*)?$/iu;
const LABEL_LAST =
  /^(?:(?:please |add |put |make |i (?:want|need) |we (?:want|need) )+)?(?:an? )?button:? (?:saying |called |with |that says |for )?(?<label>(?!to |in |on |at |which |that |should |is |colou?r)[\p{L}'’]+(?: [\p{L}'’]+){0,3})$/iu;
const PLACES: readonly [RegExp, "header" | "top" | "end"][] = [
  [
    /(?:at |in |on |to )?(?:the )?(?:top right|upper right|right corner|top bar|header|menu|navigation|nav)(?: corner)?/iu,
    "header",
  ],
  [
    /(?:right |just )?(?:before|above|over) (?:the )?(?:footer|bottom)|(?:at |on )?(?:the )?(?:bottom|end)(?: of the (?:page|site))?/iu,
    "end",
  ],
  [
    /(?:at |on |right at )?(?:the )?(?:very )?top(?: of the (?:page|site))?|on the first screen|under(?:neath)? the (?:headline|title|name)|below the (?:headline|title|name)/iu,
    "top",
  ],
];
const GOAL =
  /(?:which|that|to|and|so (?:that )?(?:people|they|you) can|for)?\s*(?:should |can |will )?(?<verb>calls?|rings?|phones?|dials?|opens?|goes|go|leads?|links?|jumps?|scrolls?|takes? (?:you|people|them)|mails?|e-?mails?|writes?)(?: (?:straight|directly|up|an?))*(?: (?:to|into|in|down to))*\s*(?<goal>.*)$/iu;
const PRONOUNS = /^(?:us|me|now|here|it|them)?$/iu;
/** Where a button leads whose words say it. */
const BY_LABEL: readonly [RegExp, "phone" | "mail" | "form"][] = [
  [/(?<!\p{L})(?:call|ring|phone|dial)(?!\p{L})/iu, "phone"],
  [/(?<!\p{L})(?:e-?mail|mail|write)(?!\p{L})/iu, "mail"],
  [
    /(?<!\p{L})(?:book|reserve|order|ask|quote|enquir\p{L}*|inquir\p{L}*|sign up|register|join|contact|message|apply|appointment|tickets?)(?!\p{L})/iu,
    "form",
  ],
];
const REST = /(?:please|pls|thanks|there|too|big|and|orange|,|\s)*/iu;

/** "Make the appointment button orange": that is a look of one that is there. */
const LOOK_OF_ONE = /^(?:please |can you |could you )*make (?:the|our|my|that|this) /iu;

/** A button by the words on it, without marks around them: "donate button top right", "book now button that opens the mail". */
export function frameButton(order: Order): EditResult | null {
  const { text, quotes, page } = order;
  const groups = (FORM.exec(text) ?? LABEL_LAST.exec(text))?.groups;
  if (!groups?.label || text.length > 140) return null;
  if (LOOK_OF_ONE.test(text) && !GOAL.test(groups.rest ?? "")) return null;
  const label = labelOf(groups.label, quotes);
  let rest = groups.rest ?? "";
  const place = PLACES.find(([form]) => form.test(rest));
  if (place) rest = rest.replace(place[0], " ");
  const goal = GOAL.exec(rest.trim())?.groups;
  if (goal)
    rest = rest
      .slice(0, rest.indexOf(goal.verb ?? ""))
      .replace(/(?:which|that|to|and|for)\s*$/iu, "");
  if (rest.replace(REST, "").trim() !== "") return null;
  const href = goal ? goalSaid(goal.verb ?? "", goal.goal ?? "", order) : goalByLabel(label, order);
  if (
    !href ||
    page.pieces.some(
      ({ kind, says }) => kind === "button" && says.toLowerCase() === label.toLowerCase(),
    )
  )
    return null;
  if (place?.[1] === "header") return inHeader(page, label, href);
  if (place?.[1] === "end")
    return atEnd(page, label, href, /stripe|strip|band|banner/iu.test(text));
  return put(page, label, href, false, null);
}

function labelOf(said: string, quotes: readonly string[]): string {
  const label = unmasked(said.trim(), quotes);
  return (label[0]?.toUpperCase() ?? "") + label.slice(1);
}

function goalSaid(verb: string, said: string, order: Order): string | null {
  const { page, quotes } = order;
  const phrase = said
    .trim()
    .replace(/(?:please|pls|thanks)$/iu, "")
    .trim();
  const isCall = /^(?:call|ring|phone|dial)/iu.test(verb);
  const isMail =
    /^(?:e-?mail|mail|write)/iu.test(verb) ||
    /^(?:the |our |my |an? )*(?:e-?mail|mail)(?: program| app)?$/iu.test(phrase);
  const thing = PRONOUNS.test(phrase)
    ? null
    : thingSaid(phrase, order, ({ kind }) => /^(?:link|section|entry)$/.test(kind));
  const [piece] = thing?.pieces ?? [];
  const href = piece ? hrefOf(piece, page) : null;
  if (isCall)
    return href?.startsWith("tel:") ? href : PRONOUNS.test(phrase) || href ? tel(page) : null;
  if (isMail) return mail(page);
  return goalOf(phrase, quotes, page) ?? href;
}

/** Where a piece leads, or is. */
function hrefOf(piece: Piece, { source }: Page): string | null {
  const own = attribute(piece.element, "href");
  if (own !== "") return own;
  const inside = /href="((?:tel|mailto):[^"]+)"/.exec(
    source.slice(piece.place.start, piece.place.end),
  )?.[1];
  const section = piece.kind === "section" ? piece : piece.section;
  const id = section ? attribute(section.element, "id") : "";
  return inside ?? (id === "" ? null : `#${id}`);
}

function goalByLabel(label: string, order: Order): string | null {
  const { page } = order;
  const kind = BY_LABEL.find(([form]) => form.test(label))?.[1];
  if (kind === "phone")
    return (
      goalSaid(
        "call",
        label.replace(/(?<!\p{L})(?:call|ring|phone|dial|now|us|me)(?!\p{L})/giu, ""),
        order,
      ) ?? tel(page)
    );
  if (kind === "mail") return mail(page);
  const thing = thingSaid(
    label.replace(/(?<!\p{L})(?:now|here|today|us|me)(?!\p{L})/giu, " "),
    order,
    ({ kind: one }) => one === "section",
  );
  const [section] = thing?.pieces ?? [];
  if (section) return hrefOf(section, page);
  return kind === "form" ? (defaultGoal(page) ?? mail(page) ?? tel(page)) : null;
}

const tel = (page: Page) => (phoneOf(page) ? `tel:${telOf(phoneOf(page) ?? "")}` : null);
const mail = (page: Page) => (mailOf(page) ? `mailto:${mailOf(page)}` : null);

function inHeader(page: Page, label: string, href: string): EditResult | null {
  const nav = page.pieces.find(({ kind }) => kind === "nav");
  if (!nav) return null;
  return pageEdit(
    page.source,
    [
      insideOf(
        page.source,
        nav.place,
        `<a class="button small" href="${html(href)}">${html(label)}</a>`,
        "last",
      ),
    ],
    `Added the button “${label}”, which leads to ${told(href)}, at the top.`,
  );
}

function atEnd(page: Page, label: string, href: string, isBand: boolean): EditResult | null {
  const footer = page.pieces.find(({ kind }) => kind === "footer");
  if (!footer) return null;
  const button = `<a class="button primary" href="${html(href)}">${html(label)}</a>`;
  return pageEdit(
    page.source,
    [
      beside(
        page.source,
        footer.place,
        `<${isBand ? "div" : "p"} class="closing-action">${button}</${isBand ? "div" : "p"}>`,
        "above",
      ),
    ],
    `Added the button “${label}”, which leads to ${told(href)}, before the footer.`,
  );
}

const told = (href: string) => (href.startsWith("#") ? "a part of this page" : href);
