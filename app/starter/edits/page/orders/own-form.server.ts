import { pageSlug } from "../../add-page.server";
import { type EditResult, edited, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { attribute } from "../../said/page-elements";
import { ARRIVES, withForm } from "../asked/form-section.server";
import { CONTACT } from "../asked/form-words";
import type { Order } from "../order";
import { pageOf } from "../page-model";
import { ADDS, WISHES } from "../verbs";
import { fieldsListed, withFieldsIn } from "./set-form.server";

const ADJECTIVES = "(?:new |small |simple |short |online )*";
const FORMS = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |our )?${ADJECTIVES}(?<kind>[\\p{L}-]+(?: [\\p{L}-]+){0,3}) form(?:,? (?:with|asking for|that asks for|for):? (?:the fields )?(?<fields>[^:⟦⟧]{3,160}))?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |our )?${ADJECTIVES}form (?:to|for|where (?:people|visitors|customers|guests|parents|they) can|so (?:that )?(?:people|visitors|customers|guests|they) can) (?<kind>[\\p{L}' -]{4,50}?)(?:,? (?:with|asking for):? (?<fields>[^:⟦⟧]{3,160}))?$`,
  ),
];
/** What forms are for, each by words of a wish and of the part of the page that a form stands in. */
const PURPOSES: readonly RegExp[] = [
  /book|reserv|appointment|table|termin|dates|seat/iu,
  /contact|touch|message|write|enquir|inquir|question|offer|quote|send/iu,
  /sign|join|regist|member|enrol|along|trial|try|apply|application/iu,
  /volunteer|help|hand/iu,
  /order|buy/iu,
  /rsvp|coming|guest|attend/iu,
  /news|letter|mailing|subscri|waiting|wait ?list/iu,
];

/** A form for something that no form of the page is for: one of its own, and no more fields in another. */
export function ownForm({ text, page, files }: Order): EditResult | null {
  const { source, pieces } = page;
  if (!source.includes('<html lang="en"') || !source.includes("</main>")) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.kind);
  const kind = groups?.kind?.trim() ?? "";
  const purposes = PURPOSES.filter((form) => form.test(kind));
  if (kind === "" || purposes.length === 0 || /news ?letter|^contact|guest ?book/iu.test(kind))
    return null;
  const known = pieces
    .filter((piece) => piece.kind === "form")
    .map(
      ({ section, place }) =>
        `${section?.says ?? ""} ${section ? attribute(section.element, "id") : ""} ${
          source
            .slice(place.start, place.end)
            .match(/type="(?:date)"|<button[^>]*>[^<]*/g)
            ?.join(" ") ?? ""
        }`,
    );
  // "A form so people can order a veg box" beside the one that takes orders.
  const same = pieces
    .filter((piece) => piece.kind === "form")
    .find((_, at) => purposes.some((purpose) => purpose.test(known[at] ?? "")));
  if (
    same?.section &&
    !groups?.fields &&
    FORMS[1]?.test(text) &&
    /order|buy|contact|write|coming|attend|rsvp/iu.test(kind)
  )
    return there(
      `The form “${same.section.says}” takes that already: say “rename “${same.section.says}” to …” to call it so, or what else it is to ask for.`,
    );
  const isBooking = purposes.includes(PURPOSES[0] as RegExp);
  if (known.length === 0 && isBooking) return null;
  if (
    known.some(
      (form) =>
        purposes.some((purpose) => purpose.test(form)) ||
        (isBooking && form.includes('type="date"')),
    )
  )
    return null;
  const heading = (kind[0]?.toUpperCase() ?? "") + kind.slice(1);
  const slug = pageSlug(heading);
  const id = source.includes(`id="${slug}"`) ? `${slug}-2` : slug;
  if (slug === "" || source.includes(`id="${id}"`)) return null;
  const words = {
    nav: heading,
    heading,
    lead: "Write to us here, and we answer you.",
    submit: "Send",
  };
  const names = groups?.fields ? fieldsListed(groups.fields) : [];
  const made = withForm(page, {
    ...CONTACT,
    id,
    fields: names.length > 0 ? ["name", "mail"] : ["name", "mail", "message"],
    words: { ...CONTACT.words, en: words },
  });
  const next = pageOf(new Map(files).set(PAGE, made.source));
  const more = next && names.length > 0 ? withFieldsIn(next, names, id) : null;
  if (names.length > 0 && !more) return null;
  const result = more?.ok ? more.changes.get(PAGE) : undefined;
  return edited(
    new Map([[PAGE, result ?? made.source]]),
    `The page ends with a form “${made.heading}” now: name, email${names.length > 0 ? ` and what you named (${names.join(", ")})` : ", message"}. ${ARRIVES}`,
  );
}
