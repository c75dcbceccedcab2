import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { unmasked } from "../masked";
import type { Order } from "../order";
import type { Piece } from "../page-model";
import type { SectionBody } from "../section-body";
import { ADDS, WISHES } from "../verbs";
import { putSection } from "./add-section.server";
import { moreIn } from "./section-there";

const START = `(?:(?:${ADDS}|${WISHES})@ )`;
const MORE = "(?:an? |the |some |our |more |another |\\d |two |three |four |five )*";
const FAQ =
  "(?:(?:frequently asked|common|usual) questions|faqs?(?: section)?|(?:questions? and answers?|q ?(?:&|and) ?a)(?: section)?|questions?)";
const FORMS = [
  // "Frequently asked questions, one about parking and one about cancelling".
  pattern(
    `^${START}${MORE}${FAQ}(?:,|:| with| including| -)* (?<topics>(?:(?:one|a question|questions?|another|another one|something) (?:about|on|regarding) [^⟦⟧:.?!]{3,120}))$`,
  ),
  // "Add a question about parking".
  pattern(`^${START}${MORE}${FAQ} (?:about|on|regarding|covering) (?<topics>[^⟦⟧:.?!]{3,120})$`),
];
/** What is asked of what people ask about most. */
const KNOWN: readonly [RegExp, string][] = [
  [/^(?:(?:car|bike) )?parking|^where to park$/iu, "Where can I park?"],
  [
    /^(?:cancel\p{L}*|cancellations?)(?: (?:an? )?(?:appointments?|bookings?|orders?))?$/iu,
    "What if I have to cancel?",
  ],
  [/^(?:pay|paying|payments?|how to pay)$/iu, "How can I pay?"],
  [/^(?:price|prices|pricing|costs?)$/iu, "What does it cost?"],
  [/^(?:dogs?|pets?)$/iu, "Can I bring my dog?"],
  [/^(?:children|kids)$/iu, "Can I bring children?"],
  [/^(?:book|booking|bookings|appointments?)$/iu, "How do I book?"],
  [/^(?:refunds?|returns?)$/iu, "Can I get my money back?"],
  [/^(?:gift )?vouchers?$|^gift cards?$/iu, "Do you sell vouchers?"],
  [/^(?:delivery|shipping|deliveries)$/iu, "Do you deliver?"],
  [/^(?:opening hours|hours)$/iu, "When are you open?"],
  [/^(?:accessibility|wheelchair access|access)$/iu, "Can I come in with a wheelchair?"],
];
const TO_ANSWER = "Write your answer here.";

/** Questions of which only was said what they are about: they are asked, and their answers are left to be written. */
export function askQuestions(order: Order): EditResult | null {
  const { text, page, quotes } = order;
  if (languageOfPage(page.source) !== "en" || text.length > 200) return null;
  const topics = FORMS.map((form) => form.exec(text)?.groups?.topics).find((one) => one);
  if (!topics || /(?<!\p{L})(?:form|field|quiz|newsletter)(?!\p{L})/iu.test(text)) return null;
  const known = page.pieces.find(
    (piece) => piece.kind === "section" && piece.concepts.includes("faq"),
  );
  // One question beside a form may be one of the form.
  const isOne =
    /(?<!\p{L})(?:a|another|one more) question(?!\p{L})/iu.test(text) && !/,/.test(text);
  if (isOne && (!known || !hasQuestions(known, order))) return null;
  const all = unmasked(topics, quotes)
    .split(/\s*,\s*(?:and )?|\s+and\s+/iu)
    .map((topic) =>
      topic
        .replace(
          /^(?:(?:one|a question|questions?|another|another one|something) )?(?:about|on|regarding) /iu,
          "",
        )
        .replace(/^(?:the|our|a|an) /iu, "")
        .trim(),
    );
  if (all.some((topic) => topic.length < 3 || topic.split(" ").length > 5) || all.length > 8)
    return null;
  const questions = all.map(
    (topic) =>
      KNOWN.find(([form]) => form.test(topic))?.[1] ?? `What should I know about ${topic}?`,
  );
  const body: SectionBody = {
    kind: "questions",
    count: questions.length,
    markup: `<div class="questions">\n${questions
      .map(
        (question) =>
          `  <details>\n    <summary>${html(question)}</summary>\n    <p>${TO_ANSWER}</p>\n  </details>\n`,
      )
      .join("")}</div>\n`,
  };
  const result =
    known && hasQuestions(known, order)
      ? moreIn(known, body, page, "details")
      : putSection("Questions", body, order);
  const shown = questions.map((question) => `“${question}”`).join(" and ");
  const [first] = questions;
  return result?.ok
    ? {
        ...result,
        said: `Added the ${questions.length === 1 ? "question" : "questions"} ${shown}. I do not know the ${questions.length === 1 ? "answer" : "answers"}: “${TO_ANSWER}” stands there until you say ${questions.length === 1 ? "it" : "them"}, as in “change the answer to “${first}” to “…””.`,
        accounts: text,
      }
    : result;
}

const hasQuestions = ({ place }: Piece, { page }: Order) =>
  page.source.slice(place.start, place.end).includes("<details");
