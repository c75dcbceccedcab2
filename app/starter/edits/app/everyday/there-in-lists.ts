import { OWN_UNDO, UNDO_IS_THERE } from "../../abilities/undo-ability";
import { known } from "./known-sentences";
import { OPENS, type Sentence } from "./sentence";

const CLEARS_DONE = /onClick=\{\(\) => setTasks\(tasks\.filter\(\(task\) => !task\.done\)\)\}/;
const EDITS_TASKS = /<TaskItem key=/;
const KEEPS_TASKS = /useStored<Task\[\]>\("tasks"/;
const HAS_PRIORITY = /label: "Priority", type: "choice", options: \["Low", "Medium", "High"\]/;
const COUNTS_CARDS = /<span className="count">\{inColumn\(column\)\.length\}<\/span>/;
const LONG_DETAILS = /label: "Details", type: "long"/;
const OPENS_CARDS = /onOpen=\{\(\) => open\(card, false\)\}/;
const MOVES_UP = /up: position > 0,/;
const BY_MONTH = /<option key=\{key\} value=\{key\}>\s+\{monthName\(key\)\}/;

const TICKED =
  "(?:ticked|checked|crossed|done|finished|completed|marked)(?: (?:off|out|as done|as finished))?";
const TASKS = "(?:tasks?|to-?dos?|items?|things?|ones?|entries|entry|stuff|everything|all)";
const WHOSE = "(?:(?:the|all|my|our|of|every|any) )*";
const CARD = "(?:(?:the|a|each|every|any|my|all) )*(?:cards?|karten?)";
const MONTHS = "(?:(?:earlier|older|previous|past|former|last|other) months?)";

/** What lists of tasks, boards and expenses do from their start, asked for as if it were missing. */
export const THERE_IN_LISTS: readonly Sentence[] = [
  known(
    CLEARS_DONE,
    "“Clear done” does that already: it stands beside All, Open and Done as soon as something is ticked, and deletes all that is.",
    `${OPENS}(?:(?:add|have|get|put|make|give me|show|there be) )?(?:(?:an?|the|some) )*(?:(?:button|way|option|link) (?:that|which|to) )?(?:can )?(?:removes?|deletes?|clears?|gets? rid of|cleans? up|throws? away|wipes?|empt(?:y|ies)) ${WHOSE}${TASKS}(?: (?:that|which))?(?: (?:i|we|is|are|was|were|have|has|i've|we've|'ve|been|already|just|once))* ${TICKED}(?: (?:already|at once|in one go|with one click|together))*`,
    `${OPENS}(?:(?:add|have|get|put|make|give me|show|there be) )?(?:(?:an?|the|some) )*(?:(?:button|way|option|link) (?:that|which|to) )?(?:can )?(?:removes?|deletes?|clears?|gets? rid of|cleans? up|throws? away|wipes?) ${WHOSE}${TICKED} ${TASKS}(?: (?:already|at once|in one go|with one click|together))*`,
  ),
  known(
    OWN_UNDO,
    UNDO_IS_THERE,
    `${OPENS}(?:(?:every now and then|sometimes|now and then|often|from time to time|once in a while) )?(?:i |we )?(?:(?:sometimes|often|always|keep) )?(?:delet(?:e|ing)|remov(?:e|ing)) (?:something|things|a task|tasks|one|stuff)(?: (?:by (?:accident|mistake)|accidentally|unintentionally))?,? (?:(?:so|please|can you|and) )*(?:give me|i (?:need|want)|add|make|have) (?:an? )?undo(?: (?:button|function|option))?`,
    `${OPENS}(?:(?:add|have|get|give (?:me|us)|need|want|show|there be) )?(?:an? )?undo(?: (?:button|function|option))? (?:for|when|after|if) (?:(?:i|we|a|the|one|have|deleted?|deleting|deletions?|deletes?|removed?|removing|tasks?|something|things?|by|accident|mistake|accidentally|was|is) ?)+`,
    `${OPENS}(?:undo|take back|reverse) (?:(?:the|a|my|last|accidental) )*(?:deletions?|deleting|removals?|delete)(?: (?:of )?(?:a )?tasks?)?`,
    `${OPENS}(?:restore|bring back|recover|get back) (?:(?:the|a|my|last|accidentally) )*(?:deleted|removed) (?:tasks?|ones?|items?|entries|entry)`,
  ),
  known(
    HAS_PRIORITY,
    "Each task has a “Priority” of Low, Medium or High already: it is chosen in the form above the list, and by “Edit” later.",
    `${OPENS}(?:(?:each|every|the|all|my|our) )*(?:tasks?|to-?dos?|items?)(?: (?:can|should|must|could|to))? (?:have|has|get|had|be given) (?:an? |the |their |its )?(?:own )?priorit(?:y|ies)(?: level)?s?(?:[:,?(]| (?:of|like|such as|as|with|from|either|which is))* ?(?:(?:high|medium|middle|mid|low|normal)(?:,? (?:and |or |to )?|\\/|$))*\\)?`,
    `${OPENS}(?:(?:give|set|add|choose|pick|assign|put|mark|have) )(?:(?:each|every|the|all|my|our|an?|tasks?|to-?dos?|items?|to|for|on) )*priorit(?:y|ies)(?: levels?)?(?: (?:to|for|of|on) (?:(?:each|every|the|all|my|our|an?) )*(?:tasks?|to-?dos?|items?))?(?:[:,?(]| (?:of|like|such as|as|with|from|either))* ?(?:(?:high|medium|middle|mid|low)(?:,? (?:and |or |to )?|\\/|$)){3}\\)?`,
  ),
  known(
    HAS_PRIORITY,
    "Each task has a “Priority” of Low, Medium or High already: it is chosen in the form above the list, and by “Edit” later.",
    `${OPENS}(?:mark|label|rate|flag|set|classify|grade) (?:(?:each|every|the|all|my|our|an?) )*(?:tasks?|to-?dos?|items?|ones?|things?|them) (?:as|with|by|to be|of|to|either|an?|:)(?: (?:(?:high|medium|low|middle|normal)(?:,| and| or|,? to)?|\\/|either|an?))+ (?:priority|importance|urgency)`,
    "(?:(?:ich|wir|man|bitte|jede|jeder|aufgaben?|soll|sollen|möchte|will|kann|können|mit|als|eine?r?|bei|für|den|die|der|haben|bekommen|markieren|kennzeichnen|prioritäten|priorität|niedrige?r?|mittlere?r?|mittel|hohe?r?|hoch|oder|und|von|geben|wählen|setzen|auswählen|gern|hätte)(?:[ ,:]+|$)){5,}",
    "(?:(?:je|on|nous|veux|voudrais|pouvoir|peux|marquer|donner|mettre|les|chaque|tâches?|une|à|de|comme|en|avec|priorités?|basse|faible|moyenne|haute|élevée|ou|et|la)(?:[ ,:]+|$)){5,}",
    "(?:(?:quiero|poder|me|gustaría|marcar|dar|poner|las|cada|tareas?|una|a|de|como|con|prioridad(?:es)?|baja|media|alta|o|y|la)(?:[ ,:]+|$)){5,}",
  ),
  known(
    EDITS_TASKS,
    "Each task has an “Edit” button already: it opens all that was entered, to be changed.",
    `${OPENS}(?:fix|correct|change|edit|repair) (?:(?:an?|my|the|any|some) )*(?:typos?|mistakes?|spelling(?: mistakes?)?|errors?|wording)(?: (?:in|of) (?:(?:an?|the|my|our|each|any) )*(?:tasks?|to-?dos?|items?|names?|texts?))?(?: (?:without|instead of) .{3,70})?`,
  ),
  known(
    OPENS_CARDS,
    "A press on the name of a card opens it already: all that is on it can be changed there, or deleted.",
    `${OPENS}(?:(?:when|if|by|after|once) )?(?:i |we )?(?:click(?:ing)?|press(?:ing)?|tap(?:ping)?|open(?:ing)?)(?: on)? ${CARD},? (?:(?:and|to|i|we|i'd|we'd|want|should|can|could|be able|then|so|it|would|like|let|me|opens?) )*(?:edit|change|modify|correct|update)(?: (?:everything|anything|all|the|every|its|fields?|details|values|of|on|in|about|it|what|is|there|them|that))*`,
    `${OPENS}(?:edit|change|correct|update) ${CARD}(?:'s details)?(?: (?:later|afterwards|again|after|by|when|i|we|clicking|pressing|on|it|them|was|were|added|made|created|adding|making))*`,
  ),
  known(
    EDITS_TASKS,
    "Each task has an “Edit” button already: it opens all that was entered, to be changed.",
    `${OPENS}(?:edit|change|correct|fix|rename|rewrite|reword)(?: (?:the|a|an|my|each|any|text|name|title|of|typos? in))* (?:tasks?|to-?dos?|items?)(?:'s)?(?: (?:text|name|title))?(?: (?:after|once|when|that|which|later|afterwards|again|already) ?(?:(?:i|we|it|they|was|were|is|are|have|has|'ve|i've|already|been|added?|adding|saved?|created?|entered?|made?|it|them|in|on|the|list) ?)*)?(?:,? (?:(?:because|since|as) )?i (?:keep making|make|often make|always make) (?:(?:a lot of|lots of|many|so many) )?(?:typos|mistakes|spelling mistakes))?`,
  ),
  known(
    KEEPS_TASKS,
    "The tasks are kept in this browser already, and are there again when it was closed or the page loaded anew.",
    `${OPENS}(?:it |the (?:app|list|page) )?(?:(?:should|must|to|has to|needs to|will) )*(?:(?:still|always|also) )*(?:have|keep|remember|save|store|show|know|not (?:lose|forget))(?: still)?(?: (?:the|my|our|all|of))* (?:tasks|to-?dos|list|items|entries|things|everything)(?:,? (?:when|after|if|even|once|while|i|we|have|the|a|my|browser|page|app|tab|window|computer|was|is|close[ds]?|closing|and|come|coming|came|back|again|later|open(?:ed|ing)?|it|re-?load(?:ed|ing|s)?|refresh(?:ed|ing)?|re-?start(?:ed|ing)?|tomorrow|next time|next day))+`,
    `${OPENS}(?:(?:the|my|our|all) )*(?:tasks|to-?dos|list|items|entries) (?:should|must|to|has to|have to|need to|needs to|are|is) (?:still |always )?(?:be |stay |remain )?(?:there|saved|kept|stored|remembered|here)(?: still)?(?:,? (?:when|after|if|even|once|while|i|we|have|the|a|my|browser|page|app|tab|window|computer|was|is|close[ds]?|closing|and|come|coming|came|back|again|later|open(?:ed|ing)?|it|re-?load(?:ed|ing|s)?|refresh(?:ed|ing)?|re-?start(?:ed|ing)?|tomorrow|next time|next day))+`,
  ),
  known(
    COUNTS_CARDS,
    "The number of cards stands beside the name of each column already.",
    `${OPENS}(?:(?:show|see|display|put|write|have|add|tell)(?: me| us)? )?(?:(?:the|a) )?(?:number|count|counter|amount|total) of (?:(?:the|its|all) )*(?:cards|tasks|items) (?:in|on|at|above|over|to) (?:the )?(?:top|head|header|heading|title)s? of (?:(?:each|every|the|all) )*(?:columns?|lanes?|lists?)`,
  ),
  known(
    LONG_DETAILS,
    "A press on a card opens it already: “Details” there takes a text of any length.",
    `${OPENS}(?:click|press|tap|go)(?: on)? ${CARD}(?: (?:and|to|so i can|then))+ (?:(?:write|add|enter|put in|type|read|see|give it|have) )+(?:(?:an?|the|its|some) )*(?:(?:long|longer|full|detailed|more detailed) )*(?:descriptions?|texts?|notes?|details|explanations?)(?: (?:of it|for it|to it|there|in it))?`,
    `${OPENS}(?:(?:write|add|enter|put|type|give|have) )+(?:(?:an?|the|its|some) )*(?:(?:long|longer|full|detailed|more detailed) )+(?:descriptions?|texts?|explanations?)(?: (?:to|for|on|in|of|when i (?:click|open|press)(?: on)?) ${CARD})`,
  ),
  known(
    MOVES_UP,
    "Cards can be moved up and down within a column already: drag one onto another and it stands before that, or use its arrows up and down.",
    `${OPENS}(?:(?:drag|move|shift|sort|reorder|re-order|arrange|order|rearrange|change the order of)(?: and drop)? )${CARD}(?: (?:up|down|and|or|also|higher|lower))*(?: (?:within|inside|in|of) (?:(?:a|the|one|same|each|every|single|its) )*(?:columns?|lanes?))(?: (?:also|up|down|and|or|too|higher|lower))*`,
    `(?:(?:man|ich|wir|soll(?:te)?|will|möchte|kann|können|es|auch) )*(?:die |meine )?karten (?:auch )?(?:innerhalb|in) (?:einer|der|derselben|jeder|von) (?:selben )?spalten?(?: (?:auch|nach|oben|unten|und|oder|hoch|runter|hinauf|hinunter|rauf))* (?:verschieben|bewegen|sortieren|ordnen|umsortieren|ziehen|anordnen|schieben)(?: (?:können|kann|lassen|will|möchte))*`,
  ),
  known(
    BY_MONTH,
    "It shows this month already when it is opened; the list of months at the top right goes back to earlier ones in which something was entered.",
    `${OPENS}(?:only |just )?(?:show|see|display|list|have)(?: me)?(?: (?:only|just))? (?:(?:the|expenses|entries|of|from|for|what i spent|in) )*(?:this|the current|current) months?(?: only)?(?: (?:by default|first|at first|to start with|at the start|normally|usually))*(?:,? (?:but|and|with) (?:(?:let me|i|can|want to|be able to|to|also|then|still|a way|way|an option|please|allow me|allow) )*(?:go|look|switch|get|see|change|jump|scroll|click)(?: (?:back|at|to|through|into|over|in|the|all))* ${MONTHS})?`,
    `${OPENS}(?:go|look|switch|get|jump|scroll|change|click)(?: (?:back|at|to|through|into|over|the|all|between))* (?:${MONTHS}|months)`,
  ),
];
