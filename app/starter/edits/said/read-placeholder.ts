import { setPlaceholder } from "./form-inputs";
import { givenText, type ReadWish, withoutArticle } from "./said-edit";

const TEXT_FIRST =
  /\bplaceholder(?:\s+text)?\s*:?\s+(["“„«].+?["”“»])\s+(?:in|to|into|for|of|on)\s+(.+)$/isu;
const FIELD_FIRST =
  /\b(?:placeholder(?:\s+text)?\s+(?:of|for|in|on)\s+(.+?)|(?:the|my|our)\s+(.{2,30}?)\s+placeholder(?:\s+text)?|placeholder(?:\s+text)?)\s+(?:to|say|says|into|as|:|be|should (?:be|say))\s*:?\s+(.+)$/isu;

/** The hint that an empty field shows. */
export const readPlaceholder: ReadWish = (wish) => {
  const first = TEXT_FIRST.exec(wish);
  const second = first ? null : FIELD_FIRST.exec(wish);
  const [field, text] = first ? [first[2], first[1]] : [second?.[1] ?? second?.[2], second?.[3]];
  if (!text) return null;
  const name = withoutArticle(field ?? "")
    .replace(/\s+(?:field|input|box|area)s?[.!]*$/iu, "")
    .replace(/[.!]+$/, "");
  const said = givenText(text);
  return (tree) => setPlaceholder(tree, /^(?:text|input|empty)?$/i.test(name) ? "" : name, said);
};
