import { KNOWN_ARROWS } from "./known-arrows";
import { anyOf } from "./said-of";

/** Something that a program can do from its start, by what its files hold, and where it is found there. */
export interface Known {
  /** What its files hold where it can do that. */
  has: RegExp;
  /** Each of these stands somewhere in a wish for it. */
  asks: readonly RegExp[];
  /** What is often said with it. */
  more?: RegExp;
  /** What a wish for something else says. */
  not?: RegExp;
  /** "… already": what it does, and where. */
  said: string;
}

const WORD = anyOf;

const QUIZ = /const questions = \[/;
const TIMER = /const DEFAULTS = \{ work/;
const FORM = /<h2 id="form-title">/;
const BOARD = /inColumn\(column\)/;

/** What programs of the starter can do from their start. Each is held against the program by a test. */
export const KNOWN: readonly Known[] = [
  ...KNOWN_ARROWS,
  {
    has: QUIZ,
    asks: [
      WORD(
        "tell|tells|say|says|show|shows|see|know|feedback|display|indicate|reveal|mark|marks|find out|give|gives",
      ),
      WORD("right|wrong|correct|incorrect|feedback"),
      WORD(
        "answers?|answered|answering|question|wrong|picked|clicked|chosen|choose|immediately|directly|straight away|right away|at once|each",
      ),
    ],
    more: WORD(
      "right|wrong|correct|incorrect|answers?|solution|after|each|every|when|one|or|once|they|you|i|get|gets|got|someone|immediately|directly|straight|away|at once|question|then|only",
    ),
    not: WORD(
      "score|points?|count|sound|end|explain|why|how many|percent\\p{L}*|names?|list|minus|lose|next|again|\\d+|should be|is the",
    ),
    said: "After each answer the quiz says already whether it was right: the right one turns green, a wrong one red, and the right one is written below.",
  },
  {
    has: QUIZ,
    asks: [
      WORD(
        "(?:play|start|try|do|take|begin)(?: it| the quiz)? (?:again|over|anew|once more|a second time)|replay|play again|one more time|another round|new game|retry",
      ),
    ],
    more: WORD(
      "button|end|finished|over|done|after|quiz|result|last page|at|again|when|the whole|possibility|option",
    ),
    not: WORD("during|while|middle|anytime|any time|always|wrong|missed|each question|top"),
    said: "The last page has the button “Play again” already: it starts a new round, in another order.",
  },
  {
    has: QUIZ,
    asks: [
      WORD(
        "question \\d+ (?:of|out of|\\/) \\d+|\\d+ ?(?:of|out of|\\/) ?\\d+|which question|what question|number of the question|question numbers?|how (?:many|much)(?: questions?)? (?:are |is |there )*(?:left|to go|remain\\p{L}*|come|still)|how far|progress(?: bar)?|question (?:counter|count)",
      ),
    ],
    more: WORD(
      "top|above|question|questions|bar|i|am|at|on|it's|counter|number|always|like|of|are|still|come|along",
    ),
    not: WORD("score|points|right|time|seconds|percent\\p{L}*"),
    said: "Above each question stands already which one of how many it is, with a bar that shows how far one is.",
  },
  {
    has: QUIZ,
    asks: [
      WORD("keys?|keyboard|type|press(?:ing)?|number keys"),
      WORD("\\d|numbers?|answers?|answering|choose|pick|select|play"),
    ],
    more: WORD(
      "with|the|keys?|number|numbers|keyboard|on|my|by|\\d|and|answers?|pressing|type|to|or|use|using|pick|choose|select",
    ),
    not: WORD("enter|space|letters?|a|b|c|d|arrow|arrows|next"),
    said: "The keys 1, 2, 3 … choose an answer already, and Enter goes on to the next question.",
  },
  {
    has: QUIZ,
    asks: [
      WORD("start (?:page|screen|button)|begin with a (?:page|button)|welcome (?:page|screen)"),
    ],
    more: WORD("first|before|quiz|press|click"),
    not: WORD("text|say|name"),
    said: "The quiz begins with a page that has the button “Start” already.",
  },
  {
    has: QUIZ,
    asks: [
      WORD("wrong|missed|mistakes|errors"),
      WORD("end|list|review|afterwards|overview|summary|look at|see"),
      WORD("end|list|review|afterwards|overview|summary|again|look at"),
    ],
    more: WORD(
      "answers?|questions?|which|that|ones|i|got|were|with|right|correct|of|all|go|through|at|made",
    ),
    not: WORD("only|repeat|ask|play|practi[cs]e|until|end when|after \\d+|lives"),
    said: "The last page lists each question that was missed with its right answer already.",
  },
  {
    has: TIMER,
    asks: [
      WORD("set|choose|change|adjust|pick|enter|edit|custom|own|configure|decide|select|type"),
      WORD("minutes?|mins?|time|times|length|lengths|durations?|how long"),
    ],
    more: WORD(
      "myself|own|my|of|break|work|the|focus|rest|both|different|custom|session|sessions|timer|settings?|for|and|long|how|it|is|length|duration|i|minutes?|time|times",
    ),
    not: WORD(
      "\\d+|title|tab|default|end time|clock|alarm|presets?|buttons?|sound|volume|long break",
    ),
    said: "“Settings” below the buttons lets the minutes of focus and rest be set already; they are kept in this browser.",
  },
  {
    has: TIMER,
    asks: [
      WORD("count|counts|counter|how many|number of|track|keep track|tally|total"),
      WORD("pomodoros?|rounds?|sessions?|tomato(?:es)?"),
    ],
    more: WORD(
      "today|did|done|do|finished|completed|have|i|of|day|per|a|so far|made|focus|work|each|daily",
    ),
    not: WORD(
      "week\\p{L}*|month\\p{L}*|goal|ever|all time|hours|minutes|until|left|total minutes|reset|\\d+",
    ),
    said: "The focus rounds that were finished today are counted already, in the line at the bottom.",
  },
  {
    has: TIMER,
    asks: [
      WORD("pause|stop|hold|interrupt"),
      WORD("continue|resume|timer|button|it|go on|later|middle|again"),
    ],
    more: WORD(
      "and|then|continue|resume|on|later|go|again|button|timer|in the|middle|when|called|phone|rings|can|i",
    ),
    not: WORD("sound|break|alarm|automatic\\p{L}*|space|music|long"),
    said: "The button “Start” pauses a round that runs already; a further press continues it.",
  },
  {
    has: FORM,
    asks: [
      WORD("edit|edits|change|changes|correct|fix|modify|update|adjust|rewrite"),
      WORD(
        "entry|entries|items?|tasks?|cards?|notes?|one|ones|later|afterwards|after|again|typos?|mistakes?|wrong|existing|details|it|them|rows?|things?|tools?|plants?|books?|films?",
      ),
    ],
    more: WORD(
      "entry|entries|later|afterwards|after|again|typos?|mistakes?|wrong|existing|details|one|ones|i|made|if|when|something|already|old|row|rows|plants?|tools?|books?|saved|added|put in|entered|in case|myself|click|clicking|on",
    ),
    not: WORD(
      "to \\p{L}+|colou?r|name of|field|column|columns|label|text of|button|order|icon|font|date format|say",
    ),
    said: "A press on the name of an entry opens it in its form already: change it there and save, or delete it.",
  },
  {
    has: /function csv\(/,
    asks: [
      WORD(
        "csv|excel|spreadsheets?|export|exports|exported|google sheets|download|save|backup|back up",
      ),
      WORD(
        "csv|excel|spreadsheets?|export|exports|exported|sheets|list|file|data|everything|all|table|it|entries",
      ),
    ],
    more: WORD(
      "whole|list|to|as|into|file|data|everything|all|in|table|it|entries|for|my|open|an|download|export|button|so|computer|format|save|send",
    ),
    not: WORD("pdf|json|print|import|word|word document|load|photos?|pictures?|restore"),
    said: "“Download CSV” above the table saves the list already, as a file that Excel and other spreadsheets open.",
  },
  {
    has: /<table>/,
    asks: [WORD("tables?|spreadsheet|rows and columns|grid of")],
    more: WORD(
      "as|in|show|shown|put|into|instead|of|list|lists|cards?|with|rows?|columns?|one|per|plants?|tools?|entries|display|view|like|turn|change|make|it|everything|form",
    ),
    not: WORD(
      "stripes?|striped|zebra|border|borders|lines|wider|narrower|smaller|bigger|print|header|sticky|calendar|per (?!row|line|plant|tool|entry)\\p{L}+|by",
    ),
    said: "The entries stand in a table already, one row each, with a column for each field.",
  },
  {
    has: /aria-sort=/,
    asks: [
      WORD("sort|sorting|sortable|sorted|order"),
      WORD(
        "click(?:ing)?|press(?:ing)?|tap|myself|any column|by (?:any|every|each|different) \\p{L}+|columns?|headers?|headings?",
      ),
    ],
    more: WORD(
      "click\\p{L}*|press\\p{L}*|on|columns?|headers?|headings?|any|every|each|by|different|myself|sort|sortable|names?|of",
    ),
    not: WORD("default|first|newest|oldest|always|automatic\\p{L}*|alphabet\\p{L}*"),
    said: "A press on the name of a column sorts by it already, another one turns the order.",
  },
  {
    has: /confirm\(`Delete/,
    asks: [
      WORD("ask|asks|confirm|confirmation|sure|warn|warning|accidentally|by accident|by mistake"),
      WORD("delet\\p{L}*|remov\\p{L}*|erase\\p{L}*|throw\\p{L}* away"),
    ],
    more: WORD(
      "before|me|first|something|anything|gets|really|are|you|is|really|message|one|entry|an|again|i|someone",
    ),
    not: WORD("undo|trash|bin|restore|bring back|get back|deleted"),
    said: "“Delete” asks whether you are sure already, before an entry goes.",
  },
  {
    has: BOARD,
    asks: [
      WORD("drag|draggable|move|moving|shift|push"),
      WORD("cards?|tasks?|between columns|columns?|them|things?"),
    ],
    more: WORD(
      "cards?|tasks?|columns?|between|from|to|one|another|other|next|mouse|finger|drop|with|into|across|them|things?|around|column",
    ),
    not: WORD("automatic\\p{L}*|columns around|order of|the \\p{L}+ card|first|end|done"),
    said: "Cards can be dragged between the columns already; the arrows on each move it without a mouse.",
  },
  {
    has: /href=\{`tel:/,
    asks: [WORD("phones?|numbers?|telephone"), WORD("click\\p{L}*|call|tap|link|dial|press")],
    more: WORD(
      "numbers?|make|so|i|can|them|it|directly|from|call|clickable|one|press|link|as|to|dial|when|on",
    ),
    not: WORD("whatsapp|text|sms|field|add|button"),
    said: "A press on a phone number in the table calls it already, on a device that can.",
  },
  {
    has: /Spent in \{monthName/,
    asks: [WORD("only|just"), WORD("this month|the month|current month|one month")],
    more: WORD("of|from|expenses?|spending|what|i|spent"),
    said: "The list shows one month at a time already; the choice at the top right goes to another one.",
  },
];
