import { pageSlug } from "../../add-page.server";
import { type EditResult, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { attribute } from "../../said/page-elements";
import { ARRIVES, withForm } from "../asked/form-section.server";
import { CONTACT } from "../asked/form-words";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { pageOf } from "../page-model";
import { ADDS, WISHES } from "../verbs";
import { fieldsListed, withFieldsIn } from "./set-form.server";

const START = `(?:(?:${ADDS}|${WISHES})@ )`;
const NEW = "(?:an? |the |another |our )?(?:new |small |short |own |separate )*";
const FORM =
  "(?:,? ?(?:with|and|including|that has|which has|containing|plus))? (?:an? |the |our |its own )?(?:(?:small|short|simple|little|quick|online) )*(?<kind>[\\p{L}-]+(?: [\\p{L}-]+){0,2} )?form(?: (?:in|inside|on) it| below(?: it)?| underneath| for (?:it|that|them)| (?:to|so (?:that )?(?:people|visitors|they|you) can|where (?:people|visitors|they|you) can) (?!ask|enter|give)[\\p{L}' -]{3,40}?)?(?:,? (?:with|asking for|that asks for|for):? (?:the fields )?(?<fields>[^:⟦⟧]{3,160}))?";
const FORMS = [
  pattern(
    `^${START}${NEW}section (?:called |named |titled |about |for |on )?(?:the |our )?(?<name>⟦\\d+⟧|[^⟦⟧:,.?]{3,50}?)${FORM}$`,
  ),
  pattern(`^${START}${NEW}(?<name>⟦\\d+⟧|[^⟦⟧:,.?]{3,40}?) section${FORM}$`),
];

/** "A section looking for volunteers, with a sign-up form": a part of the page with the form that was asked for in it. */
export function sectionWithForm({ text, quotes, page, files }: Order): EditResult | null {
  if (!/(?<!\p{L})section(?!\p{L})/iu.test(text) || !page.source.includes("</main>")) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.name);
  if (!groups?.name) return null;
  const name = unmasked(groups.name, quotes).trim();
  const heading = (name[0]?.toUpperCase() ?? "") + name.slice(1);
  const slug = pageSlug(heading);
  const taken = new Set(page.pieces.map(({ element }) => attribute(element, "id")));
  const id = taken.has(slug) ? `${slug}-2` : slug;
  if (slug === "" || taken.has(id)) return null;
  const names = groups.fields ? fieldsListed(groups.fields) : [];
  const isSignUp = /sign|regist|join|enrol|apply|application/iu.test(groups.kind ?? "");
  const words = {
    nav: heading,
    heading,
    lead: isSignUp
      ? "Leave your name here, and we get in touch."
      : "Write to us here, and we answer you.",
    submit: isSignUp ? "Sign up" : "Send",
  };
  const made = withForm(page, {
    ...CONTACT,
    id,
    fields: names.length > 0 ? ["name", "mail"] : ["name", "mail", "message"],
    words: { ...CONTACT.words, en: words, ...inEnglish(page.source, words) },
  });
  const next = pageOf(new Map(files).set(PAGE, made.source));
  const more = next && names.length > 0 ? withFieldsIn(next, names, id) : null;
  const result = more?.ok ? more.changes.get(PAGE) : undefined;
  if (names.length > 0 && !more) return null;
  return edited(
    new Map([[PAGE, result ?? made.source]]),
    `The page ends with a section “${made.heading}” and its form now: name, email${names.length > 0 ? ` and what you named (${names.join(", ")})` : ", message"}. ${ARRIVES}`,
  );
}

/** A page of another language keeps its own button; the heading is the one that was said. */
function inEnglish(source: string, words: (typeof CONTACT.words)["en"]) {
  const language = /<html lang="(de|fr|es|it|pt)"/.exec(source)?.[1] as
    | "de"
    | "fr"
    | "es"
    | "it"
    | "pt"
    | undefined;
  return language
    ? { [language]: { ...CONTACT.words[language], nav: words.nav, heading: words.heading } }
    : {};
}
