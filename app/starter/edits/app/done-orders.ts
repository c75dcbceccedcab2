import type { FileTree } from "~/projects/files";
import { withLetterRanges } from "../../match/letter-ranges";
import { EDIT } from "../abilities/each-entry-abilities";
import { fieldsOf } from "../abilities/named-field";
import { UNDO } from "../abilities/undo-ability";
import { askBeforeDelete } from "../behave/ask-before-delete";
import { type Edit, type EditResult, there } from "../edit";
import type { Clause } from "./clause";

const ENTRY =
  "(?:(?:the|my|our|an?|old|existing|single|all|die|meine|les|mes|las|los|mis|le|i|as|os|una?|eine?n?|une) )*(?:entr(?:y|ies)|tasks?|chores?|items?|cards?|habits?|notes?|recipes?|expenses?|things?|ones?|rows?|lines?|it|them|invoices?|appointments?|bookings?|workouts?|books?|films?|movies?|plants?|contacts?|jobs?|einträge|eintrag|aufgaben?|gewohnheiten|gewohnheit|notizen|rezepte|ausgaben|termine?|tâches?|dépenses?|recettes?|notes|entrées?|tareas?|citas?|gastos?|notas?|recetas?|spese|note|ricette|attività|despesas|tarefas|receitas)";
const form = (source: string) => new RegExp(withLetterRanges(`^(?:${source})$`), "iu");

/** What is asked for, by what a program holds that does it, and where it is seen. */
interface Done {
  asks: RegExp;
  make(files: FileTree, code: string): EditResult | null;
}

const when =
  (has: RegExp, said: string) =>
  (_: FileTree, code: string): EditResult | null =>
    has.test(code) ? there(said) : null;

const DIALOG = /<h2 id="form-title">/;

/** Entries can be changed after they were made: it says where, or adds a button for it. */
export function editable(files: FileTree, code: string): EditResult | null {
  if (DIALOG.test(code))
    return there("A press on an entry opens it in its form already: change it there and save.");
  return />\s*Edit\s*</.test(code)
    ? there("Each entry has an “Edit” button already: press it, change the text and save.")
    : EDIT.make(files, "");
}

const DONE: readonly Done[] = [
  {
    asks: form(
      `(?:(?:be )?able to )?(?:delete|remove|get rid of) ${ENTRY}(?: (?:again|too|myself|as well))?|${ENTRY} (?:selber |selbst )?(?:wieder )?löschen(?: können)?|(?:pouvoir )?supprimer ${ENTRY}|(?:poder )?borrar ${ENTRY}`,
    ),
    make: (_, code) =>
      DIALOG.test(code)
        ? there("A press on an entry opens it already, and “Delete” is in its form.")
        : /function remove\(|onRemove/.test(code)
          ? there("Each entry has a button that deletes it already.")
          : null,
  },
  {
    asks: form(
      `(?:(?:be )?able to )?(?:add|create|make|put in) (?!it\\b|them\\b)(?:(?:new|more|my|own|our) )*${ENTRY}(?: (?:and (?:delete|remove) (?:them|it)|myself|too))*|${ENTRY} (?:selber|selbst) (?:anlegen|hinzufügen)(?: und löschen)?(?: können)?`,
    ),
    make: when(
      /function (?:add|submit)\(event: FormEvent/,
      "New ones are entered in the form already, and each can be deleted.",
    ),
  },
  {
    asks: form(
      `(?:edit|change|correct|fix) (?:an? |the |my )?(?:wrong|old|mistyped|existing) \\p{L}+|(?:(?:be )?able to )?(?:fix|correct|change|mend|repair)(?: (?:an?|the|my|any))* (?:typos?|mistakes?|spelling(?: mistakes?| errors?)?|errors?|misspelling)(?: in)?(?: ${ENTRY})?(?: (?:later|afterwards|again|without (?:deleting|removing|having to delete) (?:it|them)(?: first)?))*|(?:(?:be )?able to )?(?:edit|change|correct|fix|modify|update) ${ENTRY}(?: (?:later|afterwards|again|after i typed it wrong|without deleting (?:it|them)))*|(?:click|tap|press) (?:on )?${ENTRY} to (?:edit|open|change) (?:it|them)|${ENTRY} (?:nachträglich |später )?(?:bearbeiten|ändern)(?: können)?|(?:cambiar|editar|modificar) (?:la |el )?(?:\\p{L}+ de )?${ENTRY}(?: sin borrarl[ao]s?)?|modifier ${ENTRY}|modificare ${ENTRY}`,
    ),
    make: editable,
  },
  {
    asks: form(
      "(?:i |we )?(?:have |'ve )?(?:pressed|hit|clicked|tapped) (?:on )?delete by (?:accident|mistake)(?: and .*)?|(?:i )?deleted (?:it|something|one|an entry) by (?:accident|mistake)(?: and .*)?|(?:aus versehen|versehentlich) gelöscht|(?:lo |la )?borré sin querer|(?:j'ai )?supprimé par erreur",
    ),
    make: (files) => {
      const asked = askBeforeDelete(files, "Delete this?");
      const undo = UNDO.make(files, UNDO.send);
      return undo.ok && !undo.isThere ? undo : asked.ok ? asked : null;
    },
  },
  {
    asks: form(
      "(?:i )?(?:ticked|checked) (?:the )?(?:wrong (?:one|thing|task)|one by mistake|it by mistake)(?: .*)?|(?:be able to )?untick (?:it|them|one|things)(?: again)?",
    ),
    make: when(
      /done: !task\.done|toggle\(habit/,
      "A second press on the same tick takes it back already.",
    ),
  },
  {
    asks: form(
      "(?:it )?(?:still )?(?:be (?:still )?there|be kept|stay|remain)(?: still)? (?:when|after) (?:i|we) (?:close|reload|leave|come back|switch off)(?: (?:it|the (?:browser|app|tab|page|window)))?",
    ),
    make: when(
      /useStored[(<]|function save\(/,
      "What you enter is kept in this browser already, and is there again after it was closed.",
    ),
  },
  {
    asks: form(
      "(?:can )?(?:the )?(?:half|decimal|part)s? ?(?:hours|numbers|amounts|values)? (?:work|be (?:entered|put in))(?:,? .*)?|(?:it )?(?:won'?t|doesn'?t|does not) (?:let me|allow) (?:put|enter|type)? ?\\d+[.,]\\d+.*",
    ),
    make: when(
      /step=\{field\.type === "number" \? "any"/,
      "Numbers with a part, like 2.5, can be entered already.",
    ),
  },
  {
    asks: form(
      "(?:the )?search (?:should |must |to )?(?:also )?(?:looks?|searches|finds?|works?) (?:also )?(?:in|through|for|with) (?:the |all )?[\\p{L} ]+?(?: too| as well| also)?(?:,? so .*)?",
    ),
    make: when(
      /Object\.values\(\w+\.values\)\.join\(" "\)|type="search"/,
      "The search looks through all that an entry says already, in each of its fields.",
    ),
  },
  {
    asks: form(
      "(?:i |we |you |it )?(?:can'?t|cannot|can not|won'?t) drag (?:\\p{L}+ )?(?:on|with) (?:my|a|the|our) (?:phone|mobile|ipad|tablet|finger|touch ?screen)s?|move (?:the )?cards (?:on|with) (?:my|a|the) (?:phone|mobile|tablet|finger)|drag(?:ging)? on (?:touch|my phone|phones|mobile)",
    ),
    make: when(
      /can=\{\{\s*left:/,
      "Each card has arrows already that move it without dragging: a press moves it to the next column, or up and down.",
    ),
  },
  {
    asks: form(
      "(?:show |see |count )?(?:how many|the number of) cards (?:there )?(?:are )?(?:there )?in (?:each|every|the) columns?|(?:a )?(?:card )?(?:count|counter|number) (?:of cards )?(?:in|for|per|on|above) (?:each|every) column",
    ),
    make: when(
      /<span className="count">\{inColumn/,
      "The number of its cards stands beside the name of each column already.",
    ),
  },
  {
    asks: form(
      "(?:(?:see|show|view|have) )?(?:the )?(?:whole |full )?week(?: view)?(?:,? (?:from )?mon(?:day)?(?: to|-) sun(?:day)?)?|(?:die )?(?:ganze )?woche(?:n(?:ansicht|übersicht))? ?(?:sehen|anzeigen)?(?:,? mo(?:ntag)? bis so(?:nntag)?)?",
    ),
    make: when(
      /aria-label="Week"|className="weeks"/,
      "Each habit shows the seven days of the week already; “Earlier” and “Later” go to other weeks.",
    ),
  },
  {
    asks: form(
      "(?:i )?forgot (?:to tick )?(?:yesterday|it yesterday).*|(?:tick|check|mark|fill in) (?:for )?(?:yesterday|past days|earlier days|days? (?:in|of) the past)(?: afterwards| later)?|gestern (?:habe? ich |hab ich )?vergessen.*|(?:vergangene |frühere )?tage nachtragen(?: können)?",
    ),
    make: when(
      /toggle\(habit, key\)/,
      "Each day of the week has a box of its own already: yesterday and earlier ones can be ticked afterwards, and count for the streak.",
    ),
  },
  {
    asks: form(
      "(?:make|let|have|show|ask) (?:the |all )?questions (?:(?:appear|come|be|stand) )?(?:in )?(?:an? )?(?:random|different|mixed)(?: order)?(?: (?:every|each) (?:time|game|round))?|(?:mix up|shuffle|randomi[sz]e|change) (?:the )?(?:order|questions)(?: of (?:the )?questions)?(?: (?:every|each) (?:time|game|round))?|(?:(?:the )?(?:order|questions) )(?:in )?(?:a )?(?:random|different)(?: order)?(?: (?:every|each) time)?",
    ),
    make: when(
      /order = shuffled\(questions\)/,
      "The questions and their answers stand in another order at each start already.",
    ),
  },
  {
    asks: form(
      "(?:at the end |in the end )?(?:show|list|see|tell)(?: me| us)? (?:which|what) (?:ones |questions )?(?:you|i|we|they) (?:got|had|answered) wrong(?: (?:with|and) the (?:correct|right) answers?)?(?: at the end)?|(?:show|list) (?:the )?(?:wrong|missed) (?:answers|questions)(?: (?:with|and) the (?:correct|right) (?:ones|answers?))? at the end",
    ),
    make: when(
      /missed\.push/,
      "The end lists each question that was missed with its right answer already.",
    ),
  },
  {
    asks: form(
      "(?:the )?(?:right|correct)(?: answers?)? (?:should |to )?(?:go|be|turn|get|in)? ?green(?:,)?(?: and)? (?:the )?(?:wrong|incorrect|false)(?: (?:one|answer)s?)?(?: should)?(?: go| be| turn| in)? ?red",
    ),
    make: when(
      /classList\.add("right")/,
      "A right answer turns green and a wrong one red already.",
    ),
  },
];

/** What a program does already, or what a complaint asks for without naming it. */
export function readDone({ words }: Clause, files: FileTree): Edit | null {
  // "Remove the notes" is of the field that is called so.
  const isField = fieldsOf(files).some(({ label }) => words.endsWith(` ${label.toLowerCase()}`));
  if (isField && /^(?:remove|delete|take|get rid)/u.test(words)) return null;
  const done = DONE.filter(({ asks }) => asks.test(words));
  if (done.length === 0) return null;
  const code = [...files.values()].join("\n");
  for (const { make } of done) {
    const result = make(files, code);
    if (result?.ok) return () => result;
  }
  return null;
}
