import type { Field } from "../starter-app";

/** Asked of what is shared among people, in the languages of the starter. */
const TURN =
  /(?<!\p{L})(?:whose turn(?: it is)?|whose (?:job|task|go) (?:it is|is it)|who(?: is|['’]s| has)? (?:to do|doing|does) (?:it|what)|wer dran ist|wer (?:es )?macht|à qui le tour|a quién le toca|di chi è il turno)(?!\p{L})/iu;
/** Among whom work is shared, by their names: "chore chart for 3 kids: Mia, Leo, Zoe". */
const SHARED =
  /(?<!\p{L})(?:chore|cleaning|task|duty|job|work|putz|dienst|aufgaben|ménage|tareas|faccende|tarefas)\p{L}*(?: \p{L}+){0,2} (?:for|between|among|with|für|zwischen|mit|pour|entre|para|per|tra|de) (?:my |our |the |meine |unsere |mes |nos |mis |nuestros |i miei |os meus )?(?:\d+ |two |three |four |five |zwei |drei |vier |deux |trois |quatre |dos |tres |cuatro |due |tre |quattro )?(?:kids|children|people|persons|family|flatmates|housemates|roommates|kinder|leute|personen|mitbewohner|enfants|personnes|colocs|hijos|niños|personas|bambini|figli|persone|filhos|pessoas)\s*[:(,–-]?\s*([^.!?\n]{3,200})/iu;
/** Where people are named: "our family: me (Dana), my husband Rob and the kids Theo and Maisie". */
const PEOPLE =
  /(?<!\p{L})(?:family|household|flat(?:mates)?|house|home|wg|familie|famille|familia|famiglia|us|team|crew|kids|we are)[^.!?\n:(]{0,30}[:(]([^.!?\n]{3,200})/iu;
const NAME = /(?<![\p{L}'’.])\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu;
const NO_PERSON = /^(?:I|The|My|Our|And|Me|We|It)$/;

/** The field that says whose turn something is, with the people that a request names; null where it asks for none. */
export function turnField(text: string): Field | null {
  const shared = SHARED.exec(text)?.[1];
  if (!TURN.test(text) && shared === undefined) return null;
  const named = ((shared ?? PEOPLE.exec(text)?.[1])?.match(NAME) ?? []).filter(
    (one) => !NO_PERSON.test(one),
  );
  const options = [...new Set(named)];
  if (options.length < 2) return null;
  return { id: "who", label: shared === undefined ? "Whose turn" : "Who", type: "choice", options };
}
