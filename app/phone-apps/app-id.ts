/** What the app stores keep for themselves, or refuse: the first words of ids that nobody else can have. */
const KEPT = ["com.example", "com.android", "com.google", "com.apple", "android"];
/** Words of Java, of which Android makes a package of the id. */
const OF_JAVA = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends " +
    "false final finally float for goto if implements import instanceof int interface long native new null package " +
    "private protected public return short static strictfp super switch synchronized this throw throws transient " +
    "true try void volatile while"
  ).split(" "),
);

/** Characters of an id. Google Play takes 150, and the stores' own pages cut longer ones. */
export const APP_ID_LENGTH = 100;
const WORD = /^[A-Za-z][A-Za-z0-9]*$/;
const FORM =
  "An app id is two or more words with dots between them, such as com.yourname.bakery. A word has letters from A to Z and digits, and begins with a letter.";

/**
 * What keeps an id from being one of both stores, as a sentence. Android takes underscores and Apple hyphens; what
 * both take is letters and digits.
 *
 * @returns null for one that both take
 */
export function appIdProblem(id: string): string | null {
  if (id.length > APP_ID_LENGTH) return `An app id can be up to ${APP_ID_LENGTH} characters.`;
  const words = id.split(".");
  if (words.length < 2 || !words.every((word) => WORD.test(word))) return FORM;
  const small = id.toLowerCase();
  const kept = KEPT.find((start) => small === start || small.startsWith(`${start}.`));
  if (kept) return `The stores take no id that begins with ${kept}. Begin with a name of your own.`;
  const word = words.find((one) => OF_JAVA.has(one));
  return word ? `Android takes no id with the word “${word}” between its dots.` : null;
}

/**
 * An id for an app: the name of the place where it is published, from the back, as is the custom.
 *
 * @param host of the app, e.g. "my-bakery.example.org"
 * @returns "" where that place is no name that others know
 */
export function proposeAppId(host: string): string {
  const name = host.replace(/:\d+$/, "");
  const words = name.split(".").map((word) => word.replaceAll(/[^a-z0-9]/gi, ""));
  const id = words.reverse().join(".").toLowerCase();
  const isKnown =
    !/^(?:localhost|local|internal|test|invalid)\./.test(id) && /[a-z]/.test(words[0] ?? "");
  return isKnown && appIdProblem(id) === null ? id : "";
}
