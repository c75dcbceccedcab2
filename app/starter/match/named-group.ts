import type { Field } from "../starter-app";
import type { Language } from "./facts/language";
import type { SaidLists } from "./said-lists";
import { sentenceCase } from "./words";

/** Who belongs to something, by what they are: "kids", "members", "clients". */
const PERSONS =
  "kids|children|family|flatmates|housemates|roommates|people|friends|team|players|members|guests|students|pupils|clients|customers|drivers|volunteers|kinder|leute|familie|mitbewohner(?:innen)?|freunde|spieler(?:innen)?|mitglieder|gäste|schüler(?:innen)?|kunden|enfants|colocs|amis|joueurs|membres|invités|élèves|clients|hijos|niños|amigos|jugadores|miembros|invitados|alumnos|clientes|bambini|figli|amici|giocatori|membri|ospiti|alunni|clienti|filhos|amigos|jogadores|membros|convidados|alunos|clientes";
const NAME =
  "(?:(?:a|o|me|ich|moi|yo|io|eu) )?\\p{Lu}[\\p{L}'’-]{1,24}(?: \\p{Lu}[\\p{L}'’.-]{0,24}){0,2}|me|ich|moi";
const AND = "(?:,? (?:and|und|et|y|e|&) |, )";
const NAMES = `((?:${NAME})(?:${AND}(?:${NAME})){1,19})`;
/** "Kids are Mia and Leo.", "Members: Ana, Joe, Priya", "Somos a Ana, o Rui e a Bia." A sentence of its own. */
const GROUP = new RegExp(
  `(?<=^|[.!?\\n]\\s{0,3})(?:(?:[Oo]ur|[Mm]y|[Tt]he|[Uu]nsere|[Mm]eine|[Nn]os|[Mm]es|[Nn]uestros|[Mm]is|[Ii] nostri|[Oo]s nossos) )?(?:((?:${PERSONS}|${capital(PERSONS)}))(?:(?: are| sind| sont| son| sono| são)|:)|[Ww]e(?: are|['’]re)|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ss]iamo)\\s+(?:me, )?${NAMES}(?=\\s*(?:[.!?\\n]|$))`,
  "u",
);
/** "For the flat: Léa, Hugo and Inès.": who it is for, behind the colon that ends the wish. */
const BEHIND = new RegExp(
  `(?<!\\p{L})(?:flat|household|family|team|crew|kids|group|wg|gruppe|mannschaft|coloc(?:ation)?|équipe|groupe|piso|equipo|grupo|famille|familie|familia|famiglia|família|squadra|gruppo|equipe)\\s?:\\s+${NAMES}(?=\\s*(?:[.!?\\n]|$|,? (?:with|mit|avec|con|com)\\s))`,
  "u",
);
const OF_TRADE =
  /^(?:clients?|customers?|kunden|clientes|clienti|members?|guests?|players?|students?|drivers?)$/iu;
const WHO: Record<Language, string> = {
  ...{ en: "Who", de: "Wer", fr: "Qui", es: "Quién", it: "Chi", pt: "Quem" },
};

/** Those who were named as what belongs to something, as a choice; and the text without the sentence that names them. */
export interface NamedGroup {
  field: Field;
  rest: string;
}

/** Reads who belongs to what an app keeps; null where nobody is named so. */
export function namedGroupIn(text: string, language: Language): NamedGroup | null {
  const match = GROUP.exec(text) ?? BEHIND.exec(text);
  const isBehind = match !== null && !GROUP.test(text);
  const [all = "", ...groups] = match ?? [];
  const names = groups.at(-1) ?? "";
  const word = isBehind ? "" : (groups[0] ?? "");
  const options = names
    .split(new RegExp(AND, "u"))
    .map((one) => sentenceCase(one.replace(/^(?:a|o) (?=\p{Lu})/u, "").trim()))
    .filter((one) => one !== "");
  if (!match || options.length < 2) return null;
  const label = OF_TRADE.test(word) && language === "en" ? sentenceCase(one(word)) : WHO[language];
  const from = isBehind ? match.index + all.length - names.length : match.index;
  const rest = text.slice(0, from) + text.slice(match.index + all.length);
  return { field: { id: "who", label, type: "choice", options }, rest };
}

function capital(words: string): string {
  return words
    .split("|")
    .map((word) => (word[0]?.toUpperCase() ?? "") + word.slice(1))
    .join("|");
}

const one = (word: string) => word.toLowerCase().replace(/s$/, "");

/** With those who were named: in the field that asks who, where one does, or in one of their own. */
export function withGroup(
  lists: SaidLists,
  who: Field | null,
  asked: readonly Field[] | null,
): SaidLists {
  if (!who) return lists;
  const same = asked?.find(({ label }) => OF_SOMEBODY.test(label) || label === who.label);
  const choice = { id: same?.id ?? who.id, label: same?.label ?? who.label };
  return { ...lists, choices: [...lists.choices, { ...choice, options: who.options ?? [] }] };
}

const OF_SOMEBODY =
  /^(?:who|by|whose|wer|von wem|qui|par|quién|por|chi|da|quem)(?!\p{L})|(?<!\p{L})(?:by|responsible|assignee|responsable|verantwortlich\p{L}*|zuständig|responsabile|responsável)$/iu;
