import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { sentenceCase } from "../../match/words";
import type { Edit } from "../edit";
import { addFields, hasFields } from "../fields";
import { hasForm } from "../said/form-inputs";
import { textsOf } from "../said/read-named-list";
import { contentWords } from "./cues";

/** "I want to see which room each task is in". */
const SEE =
  /(?:which|what|welche[rsn]?|quel(?:le)?)\s+(\p{L}+(?: \p{L}+)?)\s+(?:each|every|a|an|the|it|they|jede[rs]?|chaque)\b/iu;
/** "Also a place for a comment". */
const PLACE =
  /(?:place|spot|space|box|room|field|line|platz|feld|ein feld|champ)\s+(?:for|to (?:write|enter|put|note)(?: down)?|für|pour)\s+(?:an?\s+|the\s+|einen?\s+|une?\s+)?(.{3,40}?)$/iu;
/** "We'd also like to ask for song wishes in the form". */
const ASK =
  /(?:ask|know|find out|fragen|wissen|abfragen)\s+(?:(?:people|them|guests|everyone|customers|for|if|whether|ob|nach|about)\s+)+(?:(?:people|they|guests|someone|anyone|you|sie|jemand)\s+)?(?:(?:want|need|have|has|bring|brings|would like|like|are|is|prefer|eat|come|with|by)\s+)?(?:to\s+)?(?:an?\s+|the\s+|their\s+|your\s+|einen?\s+)?(.{3,40}?)$/iu;
/** "Patients should tell us their insurance in the form". */
const TELL =
  /^\p{L}+ (?:should|must|need to|needs to|have to|has to|can|may|sollen|müssen|können) (?:also |auch )?(?:be able to |please )?(?:tell us|tell|enter|give(?: us)?|say|leave|provide|state|write(?: down)?|fill in|specify|mention|add|angeben|eintragen) (?:their|his|her|its|the|an?|your|which|how many|ihre?n?|eine?n?)? ?(.{3,40}?)(?: in (?:the|our|my) form| im formular)?$/iu;
/** "I also want to write down when I finished a book": a day. */
const WHEN =
  /(?:write down|note|enter|track|record|see|store|save|know|remember|keep) (?:the day |the date )?when (?:i|we|they|it|he|she|you|each \w+|every \w+|someone)(?: was| is| were| have| has)? (\p{L}+)/iu;
/** "Who paid it? Add that, choices Ben, Lina or Oskar". */
const PAID =
  /^who (\p{L}+)(?: (?:it|this|that|for it))?\??[ ,.]+(?:.*?)(?:choices?|options?|namely|either|one of|from)?:?\s+((?:\p{Lu}\p{L}+(?:,\s*|\s+(?:or|and|oder|und)\s+)?){2,})[.!]*$/u;
/** "I'd like to say how often, daily or weekly": a choice. */
const HOW =
  /(?:say|choose|pick|enter|note|set|select|write down|track|record) (how \p{L}+|which \p{L}+|what \p{L}+),? (?:either |namely |as )?(\p{L}[^.]*? (?:or|oder) \p{L}.*?)$/iu;

/** A field for what a wish says is to be known of each entry, or asked in the form. */
export function groundField(wish: string, files: FileTree): Edit | null {
  if (!hasFields(files) && !hasForm(files)) return null;
  const said = wish.trim().replace(/[.!?]+$/, "");
  const who = PAID.exec(wish.trim());
  if (who?.[1] && who[2])
    return ofField(`${sentenceCase(who[1])} by (${textsOf(who[2]).join(", ")})`);
  const how = HOW.exec(said);
  if (how?.[1] && how[2])
    return ofField(`${sentenceCase(how[1])} (${textsOf(how[2]).map(sentenceCase).join(", ")})`);
  const when = WHEN.exec(said)?.[1];
  if (when) return ofField(`${sentenceCase(when)} date`);
  const name =
    TELL.exec(said)?.[1] ?? SEE.exec(said)?.[1] ?? PLACE.exec(said)?.[1] ?? ASK.exec(said)?.[1];
  if (!name || contentWords(name).length === 0) return null;
  return ofField(sentenceCase(name.trim()));
}

function ofField(raw: string): Edit | null {
  const field = fieldOf(raw);
  return field && ((tree) => addFields(tree, [field]));
}
