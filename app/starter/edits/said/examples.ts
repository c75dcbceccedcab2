/** What stands before examples, short: with the words that the readers of lists know, where these are choices. */
const SHORT: readonly [form: string, before: string][] = [
  ["e\\. ?g\\.?|for ex\\.", "such as"],
  ["z\\. ?b\\.", "wie"],
  ["p\\. ?ej\\.", "como"],
  ["p(?:ar)?\\.? ex\\.", "comme"],
  ["ad es\\.|p\\. ?es\\.", "come"],
];
/** "That is" only says once more what stands before it. */
const THAT_IS = "i\\. ?e\\.?|d\\. ?h\\.|c\\.-?à-?d\\.";
const EXAMPLES = new RegExp(
  `[,;(]?\\s*(?<![\\p{L}.])(?<short>${[...SHORT.map(([form]) => form), THAT_IS].join("|")})(?!\\p{L})[,:]?\\s*(?<rest>[^.;!?()\\n"“”„«»]{1,120})\\)?`,
  "giu",
);
const LIST = /,|\/|(?<!\p{L})(?:or|oder|ou|o|and|und|et|y|e)(?!\p{L})/iu;
/** Where the wish goes on behind the examples. */
const GOES_ON =
  /,\s*(?=(?:and|und|et|y|also|then|please) \p{L}|(?:make|add|show|let|put|but|so|that|which|i|we)(?!\p{L}))/iu;

/** Whether the end of a text stands within quotes. */
const isInQuotes = (told: string) =>
  (told.match(/"/g)?.length ?? 0) % 2 === 1 ||
  Math.max(...["“", "„", "«"].map((sign) => told.lastIndexOf(sign))) >
    Math.max(...["”", "»"].map((sign) => told.lastIndexOf(sign)));

/** A wish without its examples, where these are short for "for example": of several, they are what can be chosen. */
export function withoutExamples(said: string): string {
  return said.replace(EXAMPLES, (whole, ...groups) => {
    const { short = "", rest = "" } = groups.at(-1) as Record<string, string>;
    // What is quoted or stands behind a colon is a text, and stays as it is.
    const told = said.slice(0, groups.at(-3) as number);
    if (isInQuotes(told) || /:\s*$|placeholder/iu.test(told)) return whole;
    const [examples = "", ...more] = rest.split(GOES_ON);
    const behind = more.length > 0 ? `, ${more.join(", ")}` : /\s$/u.test(whole) ? " " : "";
    const before = SHORT.find(([form]) => new RegExp(`^(?:${form})$`, "iu").test(short))?.[1];
    return before && LIST.test(examples.trim()) ? ` ${before} ${examples.trim()}${behind}` : behind;
  });
}
