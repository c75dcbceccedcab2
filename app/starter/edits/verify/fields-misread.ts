import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { plain } from "./changed-lines";
import { addedNames } from "./field-names";

/** Small words that no name ends with: what came behind them was cut off. */
const ENDS_OPEN =
  /(?<=\p{L} )(?:as|of|for|with|and|or|the|a|an|my|our|their|from|als|für|mit|und|oder|ein|eine|einen|einem|dem|den|comme|pour|avec|et|ou|une|du|como|para|con|una|un|y|come|per|uma|e|com)$/iu;
/** What is put into something is no name: "baby massage in a coloured". */
const IS_PLACE =
  /(?<!\p{L})(?:in|on|into) an? |(?<!\p{L})in (?:einem|einer|einen) | dans une? | en una? | in una? | num(?:a)? /iu;
/** "Through the title", "a": where something goes, or an article alone. */
const NO_NAME =
  /^(?:(?:through|across|over|under|below|above|beneath|around|beside|next to|between|behind|durch|über|unter|neben|hinter|zwischen) (?:the|an?|each|every|all|my|our|der|die|das|den|dem)(?!\p{L})|(?:an?|the|der|die|das)$)/iu;
const DEFAULT =
  /(?<!\p{L})(?:by default|default is|défaut|standardmäßig|voreingestellt|defecto|predefinit\p{L}*|por omissão|padrão)(?!\p{L})/iu;

/** A wish to say something: "add that we speak Portuguese". What follows is a sentence, and no field. */
const ADDS_SENTENCE =
  /^(?:please |bitte |can you |could you )*(?:(?:add|mention|say|write) that|(?:schreib|ergänze|füge)\p{L}* (?:\p{L}+ ){0,2}(?:dazu|hinzu|rein)?,? ?dass|(?:ajoute|précise|écri)\p{L}* (?:que|qu['’])|(?:añade|agrega|pon|di|escribe) que|(?:aggiungi|scrivi|metti) che|(?:acrescent|adicion)\p{L}* que|(?:põe|diz|escreve) que)(?!\p{L})/iu;

/** Asked of an entry before it is kept; what must be there does not go. */
const DEMANDS =
  /(?<!\p{L})(?:(?:do not|don['’]?t|never|nobody (?:can|may)|no one (?:can|may)|can['’]?t|cannot|shouldn['’]?t|must not) (?:\p{L}+ ){0,4}?(?:save|add|enter|submit|send|leave|store|create|accept)\p{L}*|(?:nicht|keine?\p{L}*) (?:\p{L}+ ){0,3}?(?:speicher|eintrag|abschick|anleg)\p{L}*|(?:enregistre|sauvegarde|ajoute|guarda|salva|grava|aggiunge)\p{L}*|(?:speicher|eintrag|save)\p{L}*)(?!\p{L}).*?(?<!\p{L})(?:without|ohne|sans|sin|senza|sem)(?!\p{L})/iu;

/** "Mit einem Stern markieren", "by due date": how something is done is nothing to choose. */
const BEGINS_PLACE = /^(?:mit|by|nach|with|avec|con|por|par|per|com|progress like) \p{L}+/iu;

/** A wish that says that a field is meant, or gives its name in quotes. */
const FIELD =
  /(?<!\p{L})(?:fields?|inputs?|feld|felder|champs?|campos?|campi)(?!\p{L})|["“„«][^"“”„«»]{2,30}["”“»] (?:to|for) (?:each|every)/iu;
/** What an app shows or does: of such a wish no field is made. */
const IS_PART =
  /(?<!\p{L})(?:buttons?|shortcuts?|filters?|charts?|graphs?|diagrams?|search(?: (?:bar|box|field))?|sections?|dark mode|animations?|pop-?ups?|menus?|tabs|sidebar|header|footer|toolbar|columns?|lanes?|undo|knopf|schaltfläche|bouton|botón|pulsante|botão)(?!\p{L})/iu;

/** Names of fields and of choices that were misread: cut short, a place, or a sentence; and a field gone that is demanded. */
export function fieldsMisread(wish: string, before: FileTree, after: FileTree): string[] {
  const fresh = addedNames(before, after);
  // A name that the wish ends with, or that a sign follows, was said so: "new field: verliehen an".
  const goesOn = (name: string) => {
    const [said, own] = [plain(wish), plain(name)];
    const at = said.indexOf(own);
    return at < 0 || /^\s+[\p{L}\p{N}]/u.test(said.slice(at + own.length));
  };
  const odd = fresh.find(
    (name) =>
      (ENDS_OPEN.test(name) && goesOn(name)) ||
      IS_PLACE.test(name) ||
      NO_NAME.test(name) ||
      DEFAULT.test(name),
  );
  if (odd) return [`something would be called “${odd}”`];
  const part = FIELD.test(wish) ? undefined : fresh.find((name) => IS_PART.test(name));
  if (part) return [`I would have made “${part}” a field`];
  // "Ich möchte Aufgaben mit einem Stern …": what the entries are is no field of them, and "with a star" no choice.
  const choices = fresh.filter((name) => BEGINS_PLACE.test(name));
  const ofEntries = FIELD.test(wish)
    ? undefined
    : fresh.find((name) => choices.length > 0 && name !== choices[0] && !choices.includes(name));
  if (ofEntries) return [`“${choices[0]}” would be something to choose`];
  // "How often to water" has no choice “ten to water”.
  const cut = fresh.find((name) => {
    const said = plain(wish);
    const own = plain(name);
    return said.includes(own) && !new RegExp(`(?<!\\p{L})${escapePattern(own)}`, "u").test(said);
  });
  if (cut) return [`“${cut}” would be cut out of a word`];
  if (fresh.length > 0 && ADDS_SENTENCE.test(wish.trim()))
    return [`I would have made “${fresh[0]}” a field`];
  const lost = addedNames(after, before);
  return lost.length > 0 && fresh.length === 0 && DEMANDS.test(wish)
    ? [`“${lost[0]}” would go`]
    : [];
}
