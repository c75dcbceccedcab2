import { pattern } from "../../grammar/lexicon";
import { COLOUR } from "../colour-words";
import type { Order } from "../order";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const quoted = (text: string, { quotes }: Order) =>
  /^⟦(\d+)⟧$/u.exec(text) ? (quotes[Number(text.slice(1, -1))] ?? text) : text;
/** Whether the page speaks of something already: then it is changed there, and not told once more. */
const isTold = (word: string, { page }: Order) =>
  page.source
    .replace(/<[^>]*>/g, " ")
    .toLowerCase()
    .includes(word.toLowerCase());
const LEADS =
  "(?:should )?(?:go|goes|lead|leads|link|links|jump|jumps|scroll|scrolls|take people|takes people)(?: straight| down)? to";
const INK = "(?:text|writing|letters|lettering|font|words)";
const C = COLOUR.source.replace(/\(\?<\w+>/g, "(?:");

/** Orders as they are spoken, each as the plain one that it means. */
export const PLAIN_SPOKEN: readonly Plainer[] = [
  // "The button should say See the cakes and go to the cakes".
  [
    pattern(
      `^(?:the|our|that) (?:main |big |first )?button (?:should say|should read|must say|says) (?<label>⟦\\d+⟧|[^⟦⟧:,]{2,40}?) and ${LEADS} (?<goal>[^⟦⟧:,]{2,40})$`,
    ),
    ({ label = "", goal = "" }, order) => {
      const text = quoted(label.trim(), order);
      return `make the button say “${upper(text)}” and jump to ${goal}`;
    },
  ],
  // "Could the heading say Bread and soup by the river".
  [
    pattern(
      "^(?:could |can )?(?:the|our|my) (?:main )?(?:heading|headline) (?:please )?(?:say|read|be called) (?<text>⟦\\d+⟧|\\p{Lu}[^⟦⟧:]{2,80})$",
    ),
    ({ text = "" }, order) => `change the headline to “${quoted(text, order)}”`,
  ],
  // "Add: We also speak Welsh": the person's own words are the text.
  [
    pattern(
      "^(?:add|write|mention|note|say|put)(?: this| that)?: (?<text>(?:i|we|our|my|you|there|the) [^⟦⟧:?]{8,200})$",
    ),
    ({ text = "" }) => `say that ${upper(text)}`,
  ],
  // "Black with white text", "make it navy with cream writing": the one is the ground.
  [
    pattern(
      `^(?:make (?:it|the page|everything)|all|i want it|set it to)? ?(?<ground>${C}) with (?<ink>${C}) ${INK}$`,
    ),
    ({ ground = "", ink = "" }) => `${ground.trim()} background, ${ink.trim()} text`,
  ],
  // "Put our number 0200 555 019 at the top".
  [
    pattern(
      "^(?:put|show|write|have) (?:our|the|my) (?<what>(?:tele)?phone(?: number)?|number|e-?mail(?: address)?|address)(?: is)?:? (?<fact>[^⟦⟧:]{5,60}?) (?:right )?(?:at the (?:very )?top(?: of the page)?|in the header)$",
    ),
    ({ what = "", fact = "" }) =>
      /\d|@/.test(fact)
        ? `say at the top that ${/mail|address/iu.test(what) ? "" : "Phone "}${fact}`
        : null,
  ],
  // "Take the map out, we don't need it".
  [
    pattern(
      "^(?:take|get|throw|chuck) (?:the|our|that) (?<part>[^⟦⟧:,]{3,40}?) (?:out|off|away)(?: of there)?(?:, ?(?:we|i|it|nobody|no one|they)(?!\\p{L})[^⟦⟧:.;]{3,60})?$",
    ),
    ({ part = "" }) => `remove the ${part}`,
  ],
  // "Put a join button at the top that emails join@club.example".
  [
    pattern(
      "^(?:put|add|have) an? (?<label>\\p{L}[\\p{L} ]{1,20}?) button (?:at|on) the top(?: of the page)? (?:that|which) (?:emails|mails|writes to) (?<mail>\\S+\\.\\S+)$",
    ),
    ({ label = "", mail = "" }) =>
      mail.includes("@")
        ? `add a button “${upper(label)}” to the header that emails ${mail}`
        : null,
  ],
  // "Membership is 60 a year, 25 for under 18s", where the page says nothing of it.
  [
    pattern(
      "^(?:our |the )?(?<what>membership|fees?|subs|admission|entry|tickets?|rent)(?:['’]s| is| are| costs?) (?<list>(?:from )?[£€$]?\\d[^⟦⟧:]{3,120})$",
    ),
    ({ what = "", list = "" }, order) =>
      isTold(what, order) ? null : `add a section called “${upper(what)}”: ${list}`,
  ],
  // "The chair is Rosa Klein now", where the page names none.
  [
    pattern(
      "^(?:the|our) (?<role>chair(?:man|woman|person)?|coach|trainer|treasurer|captain|secretary|chef|manager|conductor|president) is (?:now )?(?<name>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,3})(?: now)?$",
    ),
    ({ role = "", name = "" }, order) =>
      isTold(role, order) || !/^\p{Lu}/u.test(name) ? null : `say that Our ${role} is ${name}`,
  ],
  // "Under common questions: please add one on parking, there is a car park behind the church".
  [
    pattern(
      "^(?:(?:under|in|among|with|to) (?:the |our )?(?:common |frequent(?:ly asked)? )?(?:questions|faqs?)[:,]? )?(?:please )?add (?:one|a question) (?:on|about) (?<what>[^⟦⟧:,]{3,30})[,:] ?(?<text>[^⟦⟧]{8,200})$",
    ),
    ({ what = "", text = "" }) =>
      `add a question: ${upper(what.replace(/^(?:the|our) /iu, ""))}? ${upper(text)}`,
  ],
];

const ASKS = "(?:what|where|when|who|how|which|why|do|does|can|could|is|are|will|should|may|must)";
const SAYS = "(?:please )?(?:add|say|answer|put|write|tell (?:them|people))";
const ANSWERED = new RegExp(
  `^(?<question>(?!(?:can|could|will) (?:you|we|i)(?!\\p{L}))${ASKS} [^?:.!\\n]{4,90})\\? ${SAYS}:? (?<answer>[^?\\n]{4,300})$`,
  "iu",
);
const LISTED = new RegExp(
  `^(?:add |put |here are )?(?:the |our |some |common |frequent )*(?:questions?|faqs?|things)(?: (?:that )?(?:people|guests|customers|clients|they|everyone|visitors) (?:always |often |usually )?ask(?: (?:us|me))?| and answers)?: (?<all>${ASKS} [^?\\n]{3,90}\\? [^?\\n]{2,200}(?: ${ASKS} [^?\\n]{3,90}\\? [^?\\n]{2,200})+)$`,
  "iu",
);
const COUNT = ["", "", "two", "three", "four", "five", "six"];

/**
 * A question with what is to be said to it, and a list of such, as orders for the page's questions.
 *
 * @param hasQuestions whether the page has a part for them
 */
export function withQuestionsAdded(message: string, hasQuestions: boolean): string {
  const { question, answer } = ANSWERED.exec(message)?.groups ?? {};
  if (question && answer) return `add a question: ${upper(question)}? ${upper(answer)}`;
  const all = LISTED.exec(message)?.groups?.all ?? "";
  const count = COUNT[all.split("?").length - 1];
  if (!count) return message;
  return hasQuestions ? `add ${count} questions: ${all}` : `add an FAQ section: ${all}`;
}
