import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { colourBy } from "../../abilities/value-colours";
import { type Edit, there } from "../../edit";
import { changeOption, fieldMeant, setOptions } from "../../said/field-lines";
import type { AppReader } from "../app-orders.server";
import { isEntryNoun } from "../entries/more-entries";
import { PERSON_LABEL } from "./people-words";

const PERSON = "(?<person>\\p{Lu}[\\p{L}'-]{1,24})";
const OTHER = "(?<other>\\p{Lu}[\\p{L}'-]{1,24})";
const ADDED =
  "(?:[,.]? (?:please )?(?:and )?(?:add|put in|include) (?:her|him|them|it)(?: too| as well| in| to the list)*)?(?: please)?";
const named = (source: string) => new RegExp(`^${source}[.!]?$`, "u");

const NEW_ONES = [
  named(
    `(?:[Ww]e|[Ii])(?: have|'ve| have got|'ve got| got| hired| hire| took on)* an? (?:new |another |extra )(?<role>\\p{L}{3,20}),?(?: called| named|:)? ${PERSON}${ADDED}`,
  ),
  named(
    `(?:[Tt]here is|[Tt]here's) an? (?:new |another )(?<role>\\p{L}{3,20}),?(?: called| named|:)? ${PERSON}${ADDED}`,
  ),
  named(
    `(?:[Pp]lease )?[Aa]dd ${PERSON} (?:as (?:an? |another )?(?:new )?|to the )(?<role>\\p{L}{3,20})(?: list| choices| options)?(?: too| as well)?`,
  ),
  named(
    `${PERSON} (?:is|joins us as|joined us as|joined as) (?:our|the|an?) (?:new )?(?<role>\\p{L}{3,20})${ADDED}`,
  ),
];
/** Somebody who comes to those that are there, and is then only called "him". */
const COMES =
  "(?:(?:is|are|has|have|'s|will be|was|just) )*(?:moving in|moved in|moves in|joins|joined|joining|comes|coming|came|new|here|starts?|started|starting|born|part of it|one of us|living|lives|working|works)";
const ALL_OF_US =
  "people|persons?|flatmates?|roommates?|housemates?|family|team|group|crew|us|list|names?|choices?|options?|dropdown|members?|payers?";
const COMERS = [
  named(
    `(?:[Oo]ur (?:new )?\\p{L}{3,16} |[Mm]y \\p{L}{3,16} )?${PERSON} ${COMES}(?: [^,.;:!]{2,40}?)??(?:[,.;!–-]+| and| so)+ ?(?:[Pp]lease |[Cc]an you |[Cc]ould you |so |and |also )*[Aa]dd (?:her|him|them|it)(?: too| as well)?(?: (?:to|in|into|as)(?: (?:the|our|my|a|an|list|of|new|who|paid))* (?<role>\\p{L}{3,20}))?(?: too| as well| please)*`,
  ),
];
const CHANGE =
  "(?:[,.;]? (?:so |and )?(?:please )?(?:swap|change|replace|update) (?:the|their|that) names?(?: everywhere)?)?(?: please)?";
const SWAPPED = [
  named(
    `${PERSON} (?:has |is )?(?:moved out|left(?: us| the team)?|gone|quit|leaves|moves out|no longer (?:works|lives) here)(?:,| and|, and|,? but) ${OTHER} (?:has |is )?(?:moved in|joined(?: us)?|moves in|joins(?: us)?|took over|takes (?:his|her|their) place|is new|is here now)${CHANGE}`,
  ),
  named(
    `(?:[Pp]lease )?(?:[Ss]wap|[Rr]eplace|[Ee]xchange|[Cc]hange) ${PERSON} (?:for|with|by|to|into) ${OTHER}(?: everywhere)?`,
  ),
  named(`${OTHER} (?:replaces|takes the place of|takes over from|instead of) ${PERSON}`),
];
const OWN_COLOUR = [
  /^(?:please |can you )*(?:give|let) (?:each|every) (?<role>\p{L}{3,20})(?: have)? (?:(?:an?|their|its|his|her|own|different|separate|another) )*colou?r$/iu,
  /^(?:please |add |use |i want |i'd like )*(?:an? )?(?:own |different |separate )*colou?rs? (?:for|per) (?:each|every) (?<role>\p{L}{3,20})$/iu,
  /^(?:please |can you )*colou?r(?:[- ]cod(?:e|ed))? (?:the )?(?:cards|tasks|entries)? ?(?:by|per|after|for each|according to(?: the)?) (?<role>\p{L}{3,20})$/iu,
];

/** Who can be chosen: somebody new, one in another's place, and a colour for each. */
export const readPeopleSaid: AppReader = ({ said, core }, files) => {
  const whole = said.replace(/[’]/gu, "'").trim();
  return newOne(whole, files) ?? swapped(whole, files) ?? ownColour(core, files);
};

function choiceCalled(role: string, files: FileTree): NamedField | undefined {
  const one = role.replace(/s$/u, "");
  const label = fieldMeant(files, role) ?? fieldMeant(files, one);
  return fieldsOf(files).find((field) => field.label === label);
}

/** Where one of some people is chosen: the one field of such a kind. */
function choiceOfPeople(files: FileTree): NamedField | undefined {
  const [first, ...others] = fieldsOf(files).filter(
    ({ label, type }) => type === "choice" && PERSON_LABEL.test(label),
  );
  return others.length === 0 ? first : undefined;
}

function newOne(said: string, files: FileTree): Edit | null {
  const comer = COMERS.map((form) => form.exec(said)?.groups).find(Boolean);
  const groups = comer ?? NEW_ONES.map((form) => form.exec(said)?.groups).find(Boolean);
  const person = groups?.person ?? "";
  const isOfUs = comer && new RegExp(`^(?:${ALL_OF_US})?$`, "iu").test(comer.role ?? "");
  const field =
    choiceCalled(groups?.role ?? "", files) ?? (isOfUs ? choiceOfPeople(files) : undefined);
  if (person === "" || !field) return null;
  if (field.options.some((one) => one.toLowerCase() === person.toLowerCase()))
    return () => there(`“${person}” can be chosen as “${field.label}” already.`);
  if (field.type === "choice") return (tree) => changeOption(tree, field.label, person, true);
  return field.type === "text"
    ? () => there(`“${field.label}” takes any name already: write “${person}” there.`)
    : null;
}

/** One person's name in another's place, among those that can be chosen. */
function swapped(said: string, files: FileTree): Edit | null {
  const groups = SWAPPED.map((form) => form.exec(said)?.groups).find(Boolean);
  const [person = "", other = ""] = [groups?.person, groups?.other];
  const field = fieldsOf(files).find(({ options }) => options.includes(person));
  if (!field || other === "" || field.options.includes(other)) return null;
  return (tree) => {
    const made = setOptions(
      tree,
      field.label,
      field.options.map((one) => (one === person ? other : one)),
    );
    return made.ok
      ? {
          ...made,
          said: `“${field.label}” offers “${other}” in the place of “${person}”. Entries made before keep “${person}”.`,
        }
      : made;
  };
}

function ownColour(core: string, files: FileTree): Edit | null {
  const role = OWN_COLOUR.map((form) => form.exec(core)?.groups?.role).find(Boolean) ?? "";
  const field = role === "" ? undefined : choiceCalled(role, files);
  if (!field || !/^(?:choice|text)$/u.test(field.type) || field.index === 0) return null;
  if (isEntryNoun(role, files, fieldsOf(files))) return null;
  return (tree) => {
    const made = colourBy(tree, field, "");
    return made.ok || !/already/u.test(made.reason)
      ? made
      : there(`Each “${sentenceCase(field.label)}” has a colour of its own already.`);
  };
}
