import type { FileTree } from "~/projects/files";
import { there } from "../../edit";
import { form, GIVE, type Sentence, THING } from "./sentence";

const PROGRAMS = ["script.js", "src/App.tsx", "src/main.ts", "src/fields.ts"];
const holds = (files: FileTree, has: RegExp) =>
  PROGRAMS.some((path) => has.test(files.get(path) ?? ""));

/** What a program does from its start, by what it holds. */
export const known = (has: RegExp, said: string, ...forms: string[]): Sentence => ({
  forms: forms.map(form),
  make: (files) => (holds(files, has) ? there(said) : null),
});

const DRAWING = /getElementById\("eraser"\)/;
const MEMORY = /const LOOK_MS = /;
const CARDS = /const BOXES = 4;/;
const CONVERTER = /byId\("formula"\)/;
const COUNTDOWN = /const FIRST_DAY = /;
const CALCULATOR = /const SIGNS = \{/;
const BUTTON = "(?: (?:button|tool|option|function|feature|field))?";

/** What programs do from their start, asked for in a sentence of its own. */
export const KNOWN_SENTENCES: readonly Sentence[] = [
  known(
    DRAWING,
    "“Eraser” is beside the colours already: a press switches it on and off.",
    `(?:${GIVE} )?(?:an? )?(?:eraser|rubber)${BUTTON}`,
    "(?:erase|rub out)(?: (?:parts?|things|mistakes|lines))?(?: of (?:it|the (?:picture|drawing)))?",
  ),
  known(
    DRAWING,
    "“Undo” and “Redo” are at the top already, also by Ctrl with Z and Ctrl with Shift and Z.",
    `(?:${GIVE} )?(?:an? )?(?:undo|redo)(?:(?: and|\\/| or) (?:undo|redo))?${BUTTON}(?: (?:for|of) (?:the )?(?:last )?(?:stroke|step|line)s?)?`,
    "(?:undo|redo|take back)(?: (?:the|my))?(?: last)?(?: (?:step|stroke|line|it))?(?: (?:with|by|using|on|via|through|when i press))* (?:ctrl|control|cmd|strg|command)[ +-]*(?:shift[ +-]*)?[zy]",
    "(?:let )?(?:ctrl|control|cmd|strg|command)[ +-]*(?:shift[ +-]*)?[zy] (?:(?:should|for|to|must) )*(?:undo|redo)(?: the last (?:step|stroke|line))?",
  ),
  known(
    DRAWING,
    "“Size” beside the colours sets how thick the brush is already.",
    `(?:${GIVE} )?(?:change|choose|set|adjust|pick|select)?(?: ?(?:the|a|different))* ?(?:brush|pen|line|pencil|stroke)(?:'s)? (?:sizes?|width|thickness)(?: (?:slider|control|option))?`,
    "(?:change|choose|set|adjust) how (?:thick|big|wide) (?:the )?(?:brush|pen|line|pencil) is",
    `${GIVE} (?:size )?slider for the (?:brush|pen)(?: size)?`,
  ),
  known(
    DRAWING,
    "“Save picture” at the top right downloads the drawing as a PNG already.",
    `(?:${GIVE} )?(?:(?:button|way|option) (?:to|for) )?(?:save|download|export|saving|downloading)(?: (?:the|my|a|it))*(?: (?:picture|drawing|image|canvas|it))?(?: (?:as|to)(?: (?:a|an))? (?:png|image|picture|file|image file|png file))?${BUTTON}`,
  ),
  known(
    DRAWING,
    "The drawing is kept in this browser already, and is there again after a reload.",
    "(?:keep|save|remember|store|do(?:n'?t| not) lose)(?: (?:the|my))* (?:drawing|picture|canvas|image|strokes)(?: (?:when|after|on|if|even|a|the|i|page|it|is|in|browser|this))*(?: (?:re-?load(?:ed|ing|s)?|refresh(?:ed|ing)?|closed?|come back|browser|next time))*(?: it| the page)?",
  ),
  known(
    DRAWING,
    "“Own colour” beside the swatches lets any colour be chosen already.",
    `(?:${GIVE} )?(?:choose|pick|use|select)?(?: ?(?:my|our|an?|any|own|custom))* ?colou?r (?:picker|chooser|wheel)`,
    "(?:choose|pick|use|select|mix) (?:my own|any|a custom|custom|own) colou?rs?",
  ),
  known(
    DRAWING,
    "The colour in use has a ring around it already.",
    "(?:show|see|display|highlight|mark)(?: me)?(?: the)? (?:current|selected|chosen|active)(?:ly (?:used|chosen|selected))? colou?r(?: (?:somewhere|in the toolbar))?",
    "(?:show|see) which colou?r is (?:selected|chosen|active|in use)",
  ),
  known(
    CALCULATOR,
    "The key “⌫” is there already: it takes the last digit away.",
    `(?:${GIVE} )?(?:an? )?(?:back[- ]?space|delete|undo|correct(?:ion)?|erase)(?: (?:the )?last (?:digit|number|key))?(?: (?:key|button|function))?(?: (?:for|that deletes|to delete|to remove) (?:the |a |single )?(?:last )?(?:digits?|numbers?))?`,
  ),
  known(
    MEMORY,
    "When all pairs are found, the line below the board says so already, with the number of moves.",
    "(?:show|display|say|give|tell|write)(?: me| us)?(?: an?| the| some)?(?: (?:nice|friendly|happy|short|little|win|winning|success|congratulations?))* ?(?:message|text|note|sentence|congratulations?|screen)? (?:when|once|if|as soon as|at|after)(?: the)? ?(?:(?:game|all|everything|all pairs|all cards|i|you|we|the player|the kids)(?: (?:is|are|has been|have|been|'ve))* (?:won|win|over|finished|found|done|ended|solved)|end)(?: of the game)?",
  ),
  known(
    MEMORY,
    "“New game” above the board begins anew already, with the cards mixed.",
    `(?:${GIVE} )?(?:an? )?(?:new game|restart|play again|start over|reset)(?: the game)?${BUTTON}`,
    `${GIVE} button (?:to|that|for|which) (?:start(?:s|ing)?|begin(?:s|ning)?|play(?:s|ing)?|restart(?:s|ing)?|reset(?:s|ting)?)(?: (?:the|a|new|game|round|again|over|anew))*`,
    "(?:start|begin|play) (?:a new game|again|the game again|over)",
  ),
  known(
    MEMORY,
    "The best result of each size is kept in this browser and shown above the board already.",
    "(?:save|keep|remember|store|show|track|record)(?: (?:the|my|me|a))* (?:best|high|highest|top) ?(?:scores?|results?|moves|number of moves)(?: (?:of|for) (?:each|every) (?:level|size|board))?",
    `${GIVE} (?:high ?score|best score|record)`,
  ),
  known(
    MEMORY,
    "The sizes Small, Medium and Large above the board are three levels already.",
    `(?:${GIVE} )?(?:different |several |three |more |two )?(?:(?:an? )?(?:easy|hard|difficult|medium|simple)(?:,? (?:and|or|,)? ?(?:an? )?(?:easy|hard|difficult|medium|simple))* )?(?:difficulty )?(?:levels?|modes?|difficult(?:y|ies))(?:: .*)?`,
    "(?:choose|select|pick|set) (?:the |a )?(?:difficulty|level|board size|size of the board|number of (?:cards|pairs))",
  ),
  known(
    MEMORY,
    "The time runs from the first card on already.",
    "(?:start|begin|let|run) (?:the )?(?:timer|time|clock)(?: (?:only|start|begin|run))*(?: (?:with|when|after|once|as soon as|on|at))+(?: (?:the|i|a|turn|flip|click|press|on))* first (?:card|click|turn|move)(?: is)?(?: (?:turned|flipped|clicked|opened))?(?: over)?",
  ),
  known(
    MEMORY,
    "The cards are mixed at each start already.",
    "(?:shuffle|mix)(?: (?:the|all))* cards(?: (?:at|on|for|before|every|each|new|a|the|start|game|time))*",
  ),
  known(
    CARDS,
    "“I knew it” below a card that is turned marks it as known already.",
    "(?:be able to )?(?:mark|tick|check|flag|set)(?: (?:the|a|my|single|some))* (?:cards?|words?|ones|it|them) (?:off )?as (?:known|learned|learnt|done|mastered|easy|remembered)",
    `${GIVE} (?:[“"„]?(?:i )?kn[eo]w (?:it|this)[”"“]?|known) button`,
  ),
  known(
    CARDS,
    "Cards that are learned are not asked any more already: those that were not known come first.",
    "(?:only |just )?(?:show|ask|practi[cs]e|repeat|see|learn|study|quiz me on)(?: me)?(?: (?:only|just|the))* (?:cards?|words?|ones|those)?(?: (?:that|which))?(?: (?:i|are|is))* ?(?:(?:don'?t|do not|did ?n[o']t|have ?n[o']t|not)(?: yet)? ?(?:know|knew|learn(?:ed|t)?|known|remembered|mastered)|unknown|difficult|hard)(?: (?:yet|cards?|words?|ones|so far))*",
    "hide(?: the)? (?:cards?|words?) (?:that |which )?(?:i (?:already )?know|are known|are learned|i have learned)(?: already)?",
  ),
  known(
    CARDS,
    "The line at the top says how many cards are learned already.",
    "(?:show|see|display|count|tell)(?: me)? how many(?: (?:cards|words))?(?: (?:i|are|have|already|'ve|i've))*(?: (?:know|known|learn(?:ed|t)|left|mastered))(?: already)?",
    `${GIVE} (?:counter|count) (?:of|for) (?:known|learned|learnt) (?:cards|words)`,
  ),
  known(
    CARDS,
    "“Not yet” below the answer says already that a card was not known: it comes again.",
    "(?:add|show|have|put|include|make)(?: (?:a|an|the))? [\"“„«]?(?:i )?(?:don'?t|do not|did ?n[o']t) know(?: it)?[\"”“»]? (?:button|option)",
    `${GIVE} (?:button|option) (?:for|when|to say|that says)(?: (?:the|that))*(?: (?:cards|words))?(?: (?:i|that i))* (?:don'?t|do not|did ?n[o']t) (?:know|knew)(?: it)?`,
  ),
  known(
    CARDS,
    "Cards that were not known come again already, before those that were.",
    "(?:repeat|show|ask|practi[cs]e|bring back|review)(?: (?:me|the|all|only))*(?: (?:cards|words|ones))?(?: (?:that|which))?(?: (?:i|were|was))* (?:got wrong|don'?t know|did ?n[o']t know|wrong|missed|answered wrong)(?: (?:again|more often|first|cards|words|ones))*",
  ),
  known(
    CARDS,
    "Each card has “Delete” in the list below already.",
    "(?:(?:be able to|a way to) )?(?:delete|remove)(?: (?:single|individual|some|my|the|old|a|any))* cards?(?: (?:again|from the (?:list|deck)))?",
  ),
  known(
    CARDS,
    "The back of a card is hidden until it is turned already.",
    "(?:hide|keep|do(?:n'?t| not) show|only show|show)(?: (?:the|only))* (?:answer|back|translation|solution)s?(?: (?:hidden|only))?(?: (?:until|before|till|unless|when|after|once)) i (?:click|tap|press|turn|flip)(?: (?:on )?(?:it|the card))?(?: over)?",
  ),
  known(
    /Object\.values\((?:note|entry|task|card|expense|recipe)\.values\)[\s\S]{0,60}\.includes\(/,
    "The search looks through all that an entry holds already, not through its name alone.",
    `(?:let )?(?:the )?search(?: (?:box|field|bar))? (?:(?:should|must|to|can|also|even|find|look|search|words|text) )+(?:inside|in|within|into|through) (?:(?:the|all|whole|full|of) )*(?:text|contents?|bod(?:y|ies)|description|${THING})(?: (?:of|in|inside) ${THING})?(?: too)?`,
    `search (?:inside|within|in|through) (?:(?:the|all|whole|full) )*(?:text|contents?|bod(?:y|ies))(?: of ${THING})?`,
  ),
  known(
    /Best so far/,
    "The best result is kept in this browser and stands below the title already.",
    "(?:keep|save|remember|store|show|record)(?: (?:the|my|me|a|our|track of|their))* (?:best|high|highest|top)(?:[- ](?:ever|previous|so far))? ?(?:scores?|results?|rounds?|points)(?: (?:so far|ever|each time|between rounds|in the browser|i had|i got))*",
    "(?:show|see|know|remember) (?:what|which) (?:my|the|our) (?:best|highest) (?:score|result) (?:was|is)(?: so far)?",
  ),
  known(
    CONVERTER,
    "The formula stands below the result already.",
    "(?:show|display|see|add|explain)(?: me)?(?: (?:the|a))? (?:formula|factor|calculation|conversion (?:formula|factor|rate))(?: (?:used|behind it|of the conversion|for the conversion|too|below the result))*",
  ),
  known(
    CONVERTER,
    "The units that were chosen last are kept in this browser already.",
    "(?:remember|keep|save|store)(?: (?:the|my|which|what))* (?:last |chosen |selected |used )*(?:units?|conversion|selection|choice)(?: (?:i|we) (?:used|chose|selected|picked))?(?: last)?(?: (?:when|after|on|next|for|until|a|the|i|page|time|visit|reload|come|back|open|it))*",
  ),
  known(
    CONVERTER,
    "“In every unit” below shows the number in all units at once already.",
    "(?:show|display|convert)(?: (?:the|it|me|number|result|value))*(?: (?:in|to|into))?(?: (?:all|every|each))(?: (?:the|other))* (?:units?|results?|conversions?)(?: at (?:once|the same time))?",
  ),
  known(
    COUNTDOWN,
    "“Change the day” below the numbers lets another day be chosen already; it is kept in this browser.",
    "(?:set|change|choose|pick|select|enter|edit)(?: (?:the|a|my|own|another))* (?:date|day|target date|time)(?: (?:on|in|within|from))?(?: the (?:page|app|site))?(?: (?:myself|itself|itself too))?",
    `${GIVE} (?:date picker|(?:field|input|way|option) (?:for|to (?:set|change|choose|enter))(?: (?:the|a|another))? (?:date|day))`,
  ),
  known(
    COUNTDOWN,
    "When the day has come it counts up already, and the line below says “since the day came”.",
    "count(?:s|ing)? (?:up|on|upwards)(?: (?:after|when|once|from|as soon as|the|date|day|it|countdown|has|is|was|passed|over|reached|zero|then|ended|ends|then on))*",
  ),
  {
    forms: [
      form(
        `(?:put|move|place|show|have)(?: the)? search(?: (?:field|box|bar|input))?(?: (?:at|to|on)) (?:the )?(?:very )?top(?: of (?:the )?(?:list|page|app|${THING}))?`,
      ),
    ],
    make: (files) =>
      /type="search"/.test(files.get("src/App.tsx") ?? "")
        ? there("The search stands above the list already.")
        : null,
  },
];
