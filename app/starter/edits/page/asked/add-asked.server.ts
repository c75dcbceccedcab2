import type { EditResult } from "../../edit";
import type { Order } from "../order";
import { CAPTIONS } from "../pictures/captions";
import { COMPARE } from "../pictures/compare-pictures.server";
import { LARGE_PICTURES } from "../pictures/large-pictures";
import { type Asked, asksJust, plainSaid } from "./asked";
import { FORM_SECTIONS } from "./book.server";
import { CONTACT_FORM } from "./contact-form.server";
import { GUEST_BOOK } from "./guest-book.server";
import { LEGAL_PAGES } from "./legal-pages.server";
import { MAP } from "./map-card";
import { noticeBar } from "./notice-bar";
import { offerPrice } from "./offer-price";
import { PAGE_BUTTONS } from "./page-buttons";
import { TOP_OF_PAGE } from "./top-of-page";

const ALL: readonly Asked[] = [
  LARGE_PICTURES,
  COMPARE,
  CAPTIONS,
  ...PAGE_BUTTONS,
  GUEST_BOOK,
  LEGAL_PAGES,
  MAP,
  CONTACT_FORM,
  ...FORM_SECTIONS,
  ...TOP_OF_PAGE,
];

/** What is written on a thing is a text, whatever it speaks of: "the button should say Reserve a table". */
const SAYS =
  /(?<!\p{L})(?:buttons?|links?|headings?|headline|knopf|bouton|botón|pulsante|botão)(?!\p{L})[^,.:]{0,20}? (?:(?:should|must|shall|to|needs to) (?:say|read)|says|reads|soll(?:te)? (?:heißen|sagen))(?!\p{L})/iu;

/** What pages are often asked for by what it is, where all of a wish is about that. */
export function addAsked(order: Order): EditResult | null {
  if (SAYS.test(order.text)) return null;
  const said = plainSaid(order);
  const asked = ALL.find((one) => asksJust(said, one));
  return asked?.make(order, said) ?? noticeBar(order) ?? offerPrice(order);
}
