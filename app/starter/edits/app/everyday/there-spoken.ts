import { known } from "./known-sentences";
import { OPENS, type Sentence } from "./sentence";

const FILTERS = /const FILTERS: \[Filter, string\]\[\] = \[/;
const FOCUSES = /form\.current\?\.querySelector\("input"\)\?\.focus\(\);/;
const STATE =
  "(?:all|everything|open|active|unfinished|undone|pending|not done|still open|to do|done|finished|completed|complete|closed)";
const BOX =
  "(?:(?:the|that|my|this|same) )*(?:(?:text|input|entry|add|task|typing) )?(?:box|field|input|form|line)";

/** What apps do from their start, asked for in spoken words as if it were missing. */
export const THERE_SPOKEN: readonly Sentence[] = [
  known(
    FILTERS,
    "The buttons All, Open and Done above the list do that already: each shows only those tasks.",
    `${OPENS}(?:(?:add|have|get|put|make|show|give (?:me|us)|there be|with|need|include) )*(?:(?:some|the|three|3|a|an|few|little|small) )*(?:buttons?|tabs?|filters?|chips?|switch(?:es)?|toggles?|options?|links?|views?|way|menu|drop-?down)(?:(?: |: ?)(?:above|on top|at the top|of|the|list|to|that|which|can|i|let|lets|me|us|by|so|only|just|show|see|filter|view|switch|choose|pick|display|look at|between|for|with))* ?:? (?:["“”]?${STATE}["“”]?(?: (?:tasks|ones|items|to-?dos|entries))?(?:[ ,/&|]+(?:and |or )?|$)){2,3}`,
  ),
  known(
    FOCUSES,
    "The cursor stays in the box already: after “Add” the next one can be typed at once.",
    `${OPENS}(?:keep |put |leave |set |have )?(?:the |my )?(?:cursor|focus|caret)(?: (?:should|must|has to|needs to|can|could|to|is|be|always))* ?(?:stays?|remains?|kept|keep|go(?:es)? back|jumps? back|returns?|lands?|be|put|set)?(?: (?:back|straight|again|right|always))* (?:in|into|to|on|inside) ${BOX}(?:,? (?:after|when|once|so|and|for)(?: (?:that|i|we|adding|add|added|saving|each|every|can|could|type|write|enter|the|a|one|ones|task|next|new|another|straight|away|right|immediately|at|once|directly|was|is|it|have|to|click|without|clicking|again|then))*)?`,
  ),
];
