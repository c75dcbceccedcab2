import { COLOUR_NAMES } from "../../theme/names";
import { withoutPlace } from "./place";

/** Words that ask, join or name what is made, and hold no content of their own. */
const FRAME =
  /(?<!\p{L})(?:please|can|could|would|will|you|want|wants|need|needs|like|own|owns|run|runs|dark|light|calm|let'?s|build|create|make|made|write|generate|design|develop|give|show|get|put|do|does|have|has|having|add|include|including|use|using|i|i'?d|i'?m|we|me|us|my|our|your|their|its|it'?s|it|this|that|these|those|there|which|who|what|where|when|he|she|they|them|is|are|be|am|was|should|must|so|as|also|just|some|any|all|each|every|more|very|really|an?|the|and|or|but|with|without|for|from|to|of|on|in|at|by|about|into|than|then|too|simple|small|nice|new|good|great|cool|beautiful|modern|clean|page|pages|site|website|web|app|application|tool|thing|something|landing|homepage|home|one|called|named|online|people|can|visitors|users|track|keep|list|lists|bitte|kannst|du|sie|ich|wir|uns|mir|brauche|möchte|dunkle\p{L}*|ruhige\p{L}*|schlichte\p{L}*|will|hätte|gerne|mach|mache|machen|baue|erstelle|eine?[nrsm]?|der|die|das|den|dem|des|und|oder|mit|für|von|vom|zum|zur|im|am|auf|in|bei|mein\p{L}*|unser\p{L}*|seite|webseite|website|wo|ist|sind|soll|je|nous|veux|voudrais|sombre|calme|simple|fais|crée|une?|le|la|les|des|du|de|et|avec|pour|mon|ma|mes|notre|nos|qui|est|page|quiero|queremos|necesito|necesitamos|oscur[oa]|tranquil[oa]|haz|crea|un[ao]?|el|los|las|del|y|con|para|mi|mis|nuestr[oa]s?|página|sitio|web|voglio|vorrei|vogliamo|vorremmo|scur[oa]|fai|il|lo|gli|di|della?|e|per|mio|mia|nostr[oa]|sito|pagina|quero|queremos|preciso|precisamos|escur[oa]|calm[oa]|faça|crie|uma?|os?|as?|do|da|com|meu|minha|noss[oa]|colou?rs?|theme|style|look|looking|vibe|tones?|farben?|couleurs?|colores|colori|cores|menu|prices?|open(?:ing)?|hours?|öffnungszeiten|address|adresse|phone|telefon|mail|e-?mail|date|team|section|sections|fields?|headline|slogan|title|name|text)(?!\p{L})/giu;

const COLOURS = new RegExp(`\\b(?:${Object.keys(COLOUR_NAMES).join("|")})(?:ish)?\\b`, "g");

/** Whether words in lower case hold one that neither asks, joins, colours nor names a kind of place. */
export function isInformative(words: string): boolean {
  return /\p{L}{3}/u.test(withoutPlace(words).replace(FRAME, " ").replace(COLOURS, " "));
}
