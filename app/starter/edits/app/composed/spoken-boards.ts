import { columnsIn } from "../entries/column-names";
import { formWithNames } from "../everyday/sentence";
import type { Composition } from "./composition";

const EACH_OTHER =
  "(?:(?:underneath|below|under|beneath|on top of|above) (?:each other|one another)|one (?:below|under|above|underneath) (?:the other|another)|in one column)";
/** What is told of a board that does not fit a phone, with no order in it. */
const TOO_NARROW =
  "(?:(?:it|this|that|the|board|app|page|should|must|has|needs|to|works?|looks?|fits?|fit|good|nice|on|my|our|a|phones?|mobiles?|handy|too|as|well|also|columns?|lanes?|don'?t|do|not|doesn'?t|does|can'?t|are|is|wide|cut|off|and|but|because|side|by|next|each|other|i|we|have|scroll|sideways|see|all|of|them|hard|use|when|screen|small|there|enough|room|space)[ ,.;!?-]+)*";
const PUT = "(?:put|stack|place|show|arrange|have|make)";
const COLOUR = "(?:(?:very|light|dark|pale|soft|warm|cool|bright) )*\\p{L}+";
const CARDS = "(?:(?:the|all|my|our|its) )*cards?";

/** Wishes for boards as they are spoken, each with the plain orders that it takes. */
export const SPOKEN_BOARDS: readonly Composition[] = [
  {
    // "How many cards are in each column? Show a number next to the column name"
    forms: [
      formWithNames(
        "(?:how many (?:cards|tasks|items|jobs|orders)(?: (?:are|is|there|do|we|i|have))* in (?:each|every|the|a|all|all the) (?:columns?|lanes?)[?.,;]* )?(?:(?:and|please) )*(?:show|put|write|display|add|have|see)(?: me| us)? (?:(?:a|the|their|its|that) )?(?:small |little )?(?:number|count|counter|amount)(?: of (?:the )?(?:cards|tasks|items|jobs))? (?:next to|beside|behind|after|by|near|at|in|on|above) (?:(?:the|each|every|its|their|column'?s?|lane'?s?|columns) )*(?:names?|titles?|headings?|headers?|head|columns?|lanes?)",
      ),
      formWithNames(
        "how many (?:cards|tasks|items|jobs|orders)(?: (?:are|is|there))* in (?:each|every) (?:column|lane)",
      ),
    ],
    steps: (_, files) =>
      columnsIn(files) ? ["show the number of cards at the top of each column"] : null,
  },
  {
    // "It should work on my phone too, the columns don't fit. Put them underneath each other there"
    forms: [
      formWithNames(
        `(?<told>${TOO_NARROW})(?:(?:please|so|can you|could you|just|then) )*${PUT} (?:them|(?:the|all) columns|columns)(?: (?:go|be|stand))? ${EACH_OTHER}(?<where>(?: (?:there|then|on (?:it|(?:my |our |a )?phones?|mobiles?)|instead))*)`,
      ),
    ],
    steps: ({ told = "", where = "" }, files) =>
      columnsIn(files) &&
      /phone|mobile|handy|small screen/iu.test(told + where) &&
      /column|lane/iu.test(told || "columns")
        ? ["put the columns below each other on phones"]
        : null,
  },
  {
    // "The background is too plain, make it a light warm grey and the cards white with a bit of shadow"
    forms: [
      formWithNames(
        `(?:(?:the )?background (?:is|looks|feels) (?:(?:too|so|very|a|bit|little|rather|quite) )*\\p{L}+[,;.] )?(?:please |can you )*(?:make|turn|change|set|colou?r) (?:it|the background)(?: (?:to|into|in))?(?: an?)? (?<ground>${COLOUR}),? and (?:make )?${CARDS} (?:(?:be|in|to|should be) )?(?<card>${COLOUR})(?<shadow>,? with (?:an? )?(?:(?:bit of|little|soft|light|slight|subtle|small|some|nice)(?: a)? )*shadows?)?`,
      ),
    ],
    steps: ({ ground = "", card = "", shadow }, files, { said }) =>
      columnsIn(files) && /background/iu.test(said)
        ? [
            `make the background ${ground}`,
            `make the cards ${card}`,
            ...(shadow ? ["give the cards a shadow"] : []),
          ]
        : null,
  },
  {
    // "A button which deletes everything in Ready for pickup, but ask first"
    forms: [
      formWithNames(
        '(?:(?:make|add|have|get|put|create|need|want|give (?:me|us)|show) )*(?:(?:a|an|the) )?button (?:(?:which|that|to|for|can) )+(?:delet(?:es?|ing)|clear(?:s|ing)?|empt(?:y|ies|ying)|remov(?:es?|ing))(?: (?:everything|all|every|the|cards?|whatever|what|is|of))*(?: (?:in|from|out of))?(?: the)?(?: column)? ["“„]?(?<name>[^"“”„,.;:!?]{2,40}?)["“”]?(?: column| lane)?(?:[,.;]? (?:(?:but|and|please|it should|it must|should|also) )*(?:ask|asks|confirm|warn)(?: (?:me|us|first|before|beforehand|again|for confirmation|it does|doing so|deleting))*)?(?:[,.;]? (?:we|i|because|since|as|so) [^.?!;]{3,60})?',
      ),
    ],
    steps: ({ name = "" }, files) => {
      const own = columnsIn(files)?.find((one) => one.toLowerCase() === name.toLowerCase());
      return own ? [`add a button to clear ${own}`] : null;
    },
  },
  {
    // "Put the price on each card, and at the top of each column the total of them. We use pounds"
    forms: [
      formWithNames(
        "(?:(?:i|we|also|want|would|like|to|put|add|have|show|enter|give) )+(?:(?:the|a|its|their) )?(?<what>price|cost|value|amount|hours|points|quantity) (?:on|to|for|of) (?:each|every|all|the|all the) cards?,? and (?:(?:show|put|have|see|then|also) )*(?:(?:at|on) (?:the )?(?:top|head|bottom|end) of (?:each|every|the) (?:columns?|lanes?),? (?:the|a|their|its)? ?(?:total|sum)(?: (?:of (?:them|it|all|the \\p{L}+|these)))?|(?:the|a|their|its)? ?(?:total|sum)(?: of (?:them|it|all))? (?:(?:at|on) (?:the )?(?:top|head) of|in|per|for) (?:each|every|the) (?:columns?|lanes?))(?:[.;,]? (?:we|i) (?:use|pay in|charge in|reckon in) (?<currency>pounds|euros|dollars|francs))?",
      ),
    ],
    steps: ({ what = "", currency }, files) =>
      columnsIn(files)
        ? [
            `add a ${what}`,
            ...(currency ? [`show the ${what} in ${currency}`] : []),
            `show the total of ${what} in each column`,
          ]
        : null,
  },
  {
    // "A checkbox “Rush” and then a little orange label"
    forms: [
      formWithNames(
        '(?:(?:put|add|have|show|place|get) )?(?:(?:a|some) )?(?:mark|sign|flag|label|badge)s? (?:on|for|to) (?:(?:the|some|my) )?(?:cards?|tasks?)(?: (?:for|of|that are|which are|with) [^.?!;:"“„]{3,24})?[?.,;:!]* (?:(?:like|with|as|maybe|so|e\\.g\\.) )*(?:a |an )?(?:check ?box|tick ?box|box to tick)(?: (?:called|named|for))? ["“„]?(?<name>[^"“”„,.;:!?]{2,24}?)["“”]?,? (?:and )?(?:then )?(?:shows? )?(?:an? )?(?:(?:little|small|tiny|nice|big) )*(?<colour>\\p{L}+) (?:label|badge|tag|flag|mark|sticker)',
      ),
    ],
    steps: ({ name = "", colour = "" }) => [
      `add a checkbox ${name}`,
      `show ${name} as a label in ${colour}`,
    ],
  },
];
