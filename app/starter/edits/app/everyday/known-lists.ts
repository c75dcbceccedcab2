import { known } from "./known-sentences";
import { GIVE, OPENS, type Sentence } from "./sentence";

const RECIPES = /className="card recipe-card"/;
const TICKED = /<input type="checkbox" \/> <span>\{line\}<\/span>/;
const BOARD = /<span className="count">\{inColumn\(column\)\.length\}<\/span>/;
const SHOW = "(?:(?:show|see|display|put|write|have|add|tell)(?: me| us)? )";

/** What recipes and boards do from their start, asked for in a sentence of its own. */
export const KNOWN_LIST_SENTENCES: readonly Sentence[] = [
  known(
    TICKED,
    "Each ingredient has a box to tick already: open a recipe to see them.",
    `${OPENS}(?:tick|check|cross|mark|strike)(?: off| out)? (?:(?:the|each|single|my|all) )*ingredients?(?: (?:off|out))?(?: (?:while|when|as|that|which) (?:i|we|cooking|i'm|are|am|have|already|cook|use|used|shop|'ve|got|it|them|at|home|baking|bake| )+)?`,
    `(?:${GIVE} )?(?:check ?box(?:es)?|tick ?box(?:es)?|a box) (?:(?:for|to|next to|beside|before|in front of|on) )+(?:(?:the|each|every|all|tick|check|off) )*ingredients?`,
  ),
  known(
    RECIPES,
    "The list shows minutes and servings of each recipe already, where they were entered.",
    `${OPENS}${SHOW}?(?:the )?(?:(?:cooking|preparation|prep|baking|total|cook) )*(?:times?|minutes|duration|servings|portions)(?: and (?:the )?(?:servings|portions|minutes|time))? (?:on|in|to|under|below|next to|beside) (?:(?:the|each|every|my) )*(?:list|overview|cards?|recipes? cards?|names?|tiles?|titles?|start page|home page)(?:,? too)?`,
    `${OPENS}${SHOW}?how long (?:it|each|a recipe|each recipe|every recipe) takes (?:on|in) (?:the )?(?:list|overview|cards?)`,
  ),
  known(
    BOARD,
    "The number of cards stands beside the name of each column already.",
    `${OPENS}${SHOW}?(?:(?:the|a|its) )*(?:number|count|counter|amount) of (?:the )?(?:cards|tasks|items)? ?(?:(?:next to|beside|behind|in|at|on|above|for|per|of|after|by|to) )+(?:(?:each|every|the|all|their|its) )*(?:columns?|lanes?|lists?)(?:'s?)?(?: (?:title|name|head(?:er|ing)?s?))?s?`,
    `${OPENS}${SHOW}?how many (?:cards|tasks|items|things)(?: there)? (?:(?:are|is|stand|there) )*(?:in|on|under|per) (?:(?:each|every|the|a) )*(?:columns?|lanes?|lists?)(?: (?:are|is|there|stand))*`,
    `${OPENS}${SHOW}?(?:(?:a|the) )?(?:card |task )?(?:count(?:er|s)?|numbers?) (?:per|for|in|on|at|of) (?:(?:each|every|the|all) )*(?:columns?|lanes?|lists?)(?:'s? (?:title|name|head(?:er|ing)?))?`,
  ),
];
