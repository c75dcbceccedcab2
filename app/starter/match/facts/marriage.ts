/** Whoever says that they marry, in the languages of the starter; a source of patterns, in any case. */
export const MARRYING =
  "(?:(?<!who )(?:we['’]re|we are|are|we) (?:(?:finally |both )?getting|going to get|to get|will get) married|we(?:['’]re| are| will)? marry(?:ing)?|we(?:['’]re| are)? tying the knot|(?<!(?:die|möchten|wollen) )heiraten(?! (?:möchte|wollen))|wir trauen uns|nous (?:nous )?marions|on se marie|(?<!qui )se marient|nos casamos|(?<!que )se casan|ci sposiamo|(?<!che )si sposano|casamo-nos|vamos (?:nos )?casar|vão casar|(?<!que )se casam)(?!\\p{L})";

const MARRIES = new RegExp(`(?<!\\p{L})${MARRYING}`, "iu");
/** The wedding of whoever speaks, wherever it is. */
const OWN_WEDDING =
  /(?<!\p{L})(?:(?:our|the) (?:church )?wedding(?! (?:dress|cake|photo|planner|shop|fair|market|service|package)\p{L}*)|unsere[rn]? (?:\p{L}+ )?hochzeit|notre mariage|nuestra boda|il nostro matrimonio|nosso casamento)(?!\p{L})/iu;

/** Whether a text is of two who marry: where they do, at a church or a farm, is no kind of page then. */
export function isMarriage(text: string): boolean {
  return MARRIES.test(text) || OWN_WEDDING.test(text);
}
