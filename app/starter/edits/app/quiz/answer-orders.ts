import { there } from "../../edit";
import {
  answerOf,
  changed,
  holding,
  named,
  type QuestionReader,
  questionSaid,
} from "./question-said";

const MORE_ANSWERS = [
  /^(?:for|in|at|on|to) (?<of>.{3,100}?),? (?:please )?(?:add|put|include) (?<text>.{1,80}?) as (?:(?:a|an|the|another|one more|further|extra|new|third|fourth|fifth|[3-6](?:rd|th))\s+)*(?<mark>wrong |false |right |correct )?(?:answers?|options?|choices?)$/iu,
  /^(?<verb>add|put|include|insert|give) (?:in )?(?:(?:a|an|the|as|another|one more|further|more|extra|new|third|fourth|fifth|[3-6](?:rd|th)|wrong|false|right|correct|possible)\s+)*(?:answers?|options?|choices?),? (?<text>.{1,80}?) (?:to|for|in|at|on) (?<of>.{3,100}?)(?:,? (?:which|it|that|and it) is (?<mark>wrong|right|correct|false))?$/iu,
  /^(?<verb>add|put|include|insert) (?<text>.{1,80}?) as (?:(?:a|an|the|another|one more|further|extra|new|third|fourth|fifth|[3-6](?:rd|th))\s+)*(?<mark>wrong |false |right |correct )?(?:answers?|options?|choices?) (?:to|for|in|at|of|on) (?<of>.{3,100}?)$/iu,
  /^(?:give|for|in|at|on) (?<of>.{3,100}?),? (?:(?:add|put|include|there should be|i want|also)\s+)*(?:(?:a|an|the|another|one more|further|more|extra|new|third|fourth|fifth|[3-6](?:rd|th))\s+)*(?<mark>wrong |false |right |correct )?(?:answers?|options?|choices?)[,:]* (?<text>.{1,80}?)$/iu,
  /^(?<verb>add) (?<text>["“„]?\p{Lu}[^:]{0,60}?) (?:to|in|for) (?<of>(?:the |question ).{3,90}?)(?:,? (?:which|it|that|and it) is (?<mark>wrong|right|correct|false))?$/u,
];

/** "Add Perth to the first question, which is wrong" */
export const moreAnswers: QuestionReader = (core, items) => {
  for (const each of MORE_ANSWERS) {
    const groups = each.exec(core)?.groups;
    if (!groups) continue;
    const of = (groups.of ?? "").trim();
    if (!/question|(?<!\p{L})one(?!\p{L})|\?/iu.test(of)) continue;
    const at = questionSaid(of, items);
    const item = at === null ? undefined : items[at];
    if (at === null || !item) continue;
    const texts = (groups.text ?? "")
      .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/u)
      .map((one) => one.replace(/^["“„«(:\s]+|["”“»)\s]+$/gu, ""))
      .filter(Boolean);
    const fresh = texts.filter((one) => !answerOf(item, one));
    if (fresh.length === 0) return () => there(`${named(item)} has that answer already.`);
    const isRight = /right|correct/iu.test(groups.mark ?? "");
    const answers = isRight ? [...fresh, ...item.answers] : [...item.answers, ...fresh];
    const told = fresh.map((one) => `“${one}”`).join(" and ");
    return changed(
      items,
      at,
      { ...item, answers },
      `${named(item)} has the answer ${told}, too, which is ${isRight ? "the right one" : "wrong"}.`,
    );
  }
  return null;
};

const RIGHT = "(?:right|correct|true)(?: answer| one| choice)?";
const RIGHT_IS = [
  new RegExp(
    `^(?:in|for|at|on) (?<of>[^,]{3,100}?),\\s*(?<text>.{1,60}?) (?:is|should be|must be) (?:the )?${RIGHT}(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
  new RegExp(
    `^(?<text>.{1,80}?) (?:should be|is|must be|ought to be|has to be) (?:the )?${RIGHT}(?: (?:for|to|of|in|at|on) (?<of>.{3,100}?))?(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
  new RegExp(
    `^(?:the )?(?:${RIGHT}|answer) (?:for|to|of|in|at|on) (?<of>.{3,100}?) (?:is|should be|must be)(?: actually| really| in fact)? (?<text>.{1,60}?)(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
  new RegExp(
    `^(?:make|mark|set) (?<text>.{1,60}?)(?: as)? (?:the )?${RIGHT}(?: (?:for|to|of|in|at|on) (?<of>.{3,100}?))?$`,
    "iu",
  ),
  new RegExp(
    `^(?:in|for|at|on) (?<of>.{3,100}?),? (?<text>.{1,60}?) (?:is|should be) (?:the )?${RIGHT}(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
];

/** "Danube should be the right answer for the river" */
export const rightAnswer: QuestionReader = (core, items) => {
  for (const each of RIGHT_IS) {
    const groups = each.exec(core)?.groups;
    const text = (groups?.text ?? "")
      .replace(/^["“„«]|["”“»]$|^(?:it|that|this|the answer)$/giu, "")
      .trim();
    if (!groups || text === "") continue;
    const of = groups.of ?? "";
    const meant = of === "" ? null : questionSaid(of, items);
    const at = of === "" ? holding(text, "", items) : meant;
    const item = at === null ? undefined : items[at];
    if (at === null || !item) continue;
    const own = answerOf(item, text) ?? text;
    if (own === item.answers[0])
      return () => there(`“${own}” is the right answer of ${named(item)} already.`);
    return changed(
      items,
      at,
      { ...item, answers: [own, ...item.answers.filter((one) => one !== own)] },
      `“${own}” is the right answer of ${named(item)} now.`,
    );
  }
  return null;
};
