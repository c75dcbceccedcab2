import { idOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { addFields } from "../../fields";
import type { AppReader } from "../app-orders.server";
import { isEntryNoun } from "../entries/more-entries";

const FORM =
  /^(?:(?:please|let (?:me|us)|(?:i|we) (?:want|need) to|(?:i'd|we'd) like to|can (?:i|we)|(?:be )?able to|there should be a box to) )*(?:tick|check|mark|flag) ["“„'‘](?<name>[^"“”„'’]{2,30})["”“'’] (?:on|for|at|in|of) (?:an?|each|every|any|the|my|our) (?<noun>\p{L}{3,16})(?:,? (?:and|then)(?: please| also)* (?:mark|show|flag|label|give) (?:those|them|these|it|such ones|the ones|ticked ones|these ones)(?: that are ticked)?(?: with| by)?(?: an?| the)? (?<sign>[^\p{L}\p{N}\s]{1,4}))?$/iu;

/** "Let me tick 'repeats monthly' on an expense and mark those with a ↻": a box, and its sign where it is ticked. */
export const readTickedSign: AppReader = ({ said }, files) => {
  const groups = FORM.exec(said.replace(/[\s.!]+$/u, ""))?.groups;
  if (!groups || !entryApp(files)) return null;
  const { name = "", noun = "", sign = "" } = groups;
  const isOfEntries =
    /^(?:cards?|tasks?|entr(?:y|ies)|items?|expenses?)$/iu.test(noun) ||
    isEntryNoun(noun, files, fieldsOf(files));
  if (!isOfEntries) return null;
  const label = `${sign} ${sentenceCase(name.trim())}`.trim();
  return (tree) => {
    const made = addFields(tree, [{ id: idOf(name), label, type: "check" }], true);
    if (!made.ok) return made;
    const said = `Added a box “${label}” to tick; entries where it is ticked show “${label}”.`;
    // The sign before the name is of the wish: each word of it has its use.
    return { ...made, said: sign === "" ? made.said : said, isKnown: true };
  };
};
