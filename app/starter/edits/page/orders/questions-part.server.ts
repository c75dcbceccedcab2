import { html } from "../../../source/html";
import { type EditResult, refused, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { addSection } from "../../sections.server";
import { NUMBERS } from "../look-lexicon";
import type { Order } from "../order";
import { ADDS, ADDS_LAST, WISHES } from "../verbs";
import { putSection } from "./add-section.server";

const ADD = `(?:${ADDS}|${WISHES})@`;
const A = "(?:an? |the |our |some |eine?n? |une |una |uma )?(?:new |small |neuen? )*";
const PART = "(?:section|part|block|area|abschnitt|bereich|teil|rubrique|sección|sezione|seção)";
const COUNT = `(?:(?<count>\\d|${Object.keys(NUMBERS).join("|")}) )?`;
const ASKED =
  "(?:frequently asked questions|common questions|questions? and answers?|q ?(?:&|and) ?a|faqs?|häufige[nr]? fragen|häufig gestellte[nr]? fragen|questions fréquentes|preguntas frecuentes|domande frequenti|perguntas frequentes)";
const CLICKED =
  "(?:(?:when|if|once|as soon as) (?:you|people|they|one|somebody|visitors) (?:clicks?|taps?|press(?:es)?)(?: on)?(?: (?:it|them|the question))?|on (?:a )?(?:click|tap))";
/** "A question and answer part for new members that opens when you click". */
const OPENING = pattern(
  `^${ADD} ${A}${ASKED}(?: ${PART})?(?: (?:for|to) [\\p{L} ]{3,30}?)?,? (?:(?:that|which|where (?:the answers?|they|each)) )?(?:opens?|folds? out|unfolds?|expands?|opening)(?: up| out)? ${CLICKED}$`,
);
/** "A section with three frequent questions on weddings". */
const OF_TOPIC = pattern(
  `^${ADD} (?:${A}${PART} (?:with|for|mit|für|avec|con|com) )?(?:the |den |die )?${COUNT}${ASKED} (?<about>about|on|regarding|zu|zum|zur|über|sur|sobre|su) (?<topic>[\\p{L}][\\p{L} ]{2,40}?)${ADDS_LAST}$`,
);
/** "Add frequently asked questions". */
const PLAIN = pattern(
  `^${ADD} (?:${A}${PART} (?:with|for|mit|für|avec|con|com) )?${A}(?:the |den |die )?${ASKED}(?: ${PART})?${ADDS_LAST}$`,
);
const MOST = 8;

/** Questions with answers that fold out, where only was said that there be some, or how many and what they are about. */
export function questionsPart(order: Order): EditResult | null {
  const { text, page, files, quotes } = order;
  if (quotes.length > 0 || text.length > 160) return null;
  const known = page.pieces.find(
    ({ kind, concepts, place }) =>
      kind === "section" &&
      concepts.includes("faq") &&
      page.source.slice(place.start, place.end).includes("<details"),
  );
  if (OPENING.test(text)) {
    if (known) return there(`“${known.says}” does that already: a click on a question opens it.`);
    const made = addSection(files, "faq");
    return made.ok
      ? {
          ...made,
          said: `${made.said} A click on a question opens its answer. The questions are examples: say yours, as in “add a question: Do you deliver? Answer: Yes.”`,
          accounts: text,
        }
      : null;
  }
  if (known && PLAIN.test(text))
    return there(
      `The questions are there already, in “${known.says}”. To add one: “add a question: Do you deliver? Answer: Yes.”`,
    );
  const groups = OF_TOPIC.exec(text)?.groups;
  if (!groups?.topic || groups.count === undefined) return null;
  const count = NUMBERS[groups.count.toLowerCase()] ?? Number(groups.count);
  if (count < 1 || count > MOST) return null;
  if (known)
    return refused(
      `I do not know which questions on “${groups.topic}” people ask you. Say each with its answer, as in “add a question: Do you deliver? Answer: Yes.”, and it stands in “${known.says}”.`,
    );
  const isGerman = /^(?:zu[mr]?|über)$/iu.test(groups.about ?? "");
  const [question, answer, heading] = isGerman
    ? ["Frage", "Hier steht deine Antwort.", "Häufige Fragen"]
    : ["Question", "Write your answer here.", "Questions"];
  const lines = Array.from(
    { length: count },
    (_, at) =>
      `  <details>\n    <summary>${html(`${question} ${at + 1} ${groups.about} ${groups.topic}`)}</summary>\n    <p>${answer}</p>\n  </details>\n`,
  );
  const made = putSection(
    heading ?? "",
    { kind: "questions", count, markup: `<div class="questions">\n${lines.join("")}</div>\n` },
    order,
  );
  return made?.ok
    ? {
        ...made,
        said: `Added a section “${heading}” with ${count} places for questions about “${groups.topic}”, which open on a click. I do not know what people ask: say it, as in “change “${question} 1 ${groups.about} ${groups.topic}” to “…””.`,
        accounts: text,
      }
    : made;
}
