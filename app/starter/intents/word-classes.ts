/**
 * Classes of words that stand for each other in an order: what is said of Tuesday is said of any day. A reader that knows the
 * class needs no example for each word of it.
 */
const CLASSES: Readonly<Record<string, string>> = {
  day: "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun weekday weekdays weekend weekends daily everyday",
  month:
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec",
  colour:
    "red green blue yellow orange purple pink brown black white grey gray navy teal turquoise burgundy maroon beige cream ivory gold golden silver sage olive mint coral salmon peach lilac lavender violet indigo magenta crimson rust terracotta mustard charcoal anthracite khaki sand sandy plum aubergine bordeaux wine petrol cyan emerald forest sky royal off-white tan copper bronze ochre",
  shade:
    "dark darker light lighter pale deep bright soft warm muted pastel bold vivid dusty strong gentle",
  network:
    "instagram insta facebook tiktok youtube twitter linkedin pinterest whatsapp bluesky mastodon threads x",
  many: "two three four five six seven eight nine ten twelve both several couple few dozen",
  ordinal: "first second third fourth fifth last next previous",
  money:
    "price prices cost costs £ $ € eur euro euros dollar dollars pound pounds quid pence fee fees",
  person: "i we me us my our he she they him her his their",
  polite:
    "please pls plz could can would might possible possibly thanks thank cheers ta hi hello hey",
  big: "bigger larger big large huge tiny small smaller little massive enormous taller enlarge shrink",
  font: "font fonts typeface lettering letters typography serif sans handwritten handwriting script cursive",
  picture: "picture pictures photo photos pic pics image images photograph photographs",
  part: "section part bit block area paragraph heading header headline footer menu gallery contact about hours form banner",
  done: "done finished completed complete ticked checked crossed",
  entry:
    "entry entries item items task tasks card cards row rows thing things expense expenses todo todos to-do to-dos",
  top: "top above start beginning upper",
  bottom: "bottom end below underneath under lower foot",
  remove: "remove delete take get lose drop scrap bin ditch kill chuck hide",
  add: "add put include insert stick pop create make give show have need want get",
  change: "change swap replace rename call update correct edit alter switch turn",
  move: "move shift swap bring push place",
};

const CLASS_OF: ReadonlyMap<string, readonly string[]> = (() => {
  const classes = new Map<string, string[]>();
  for (const [name, words] of Object.entries(CLASSES)) {
    for (const word of words.split(" ")) classes.set(word, [...(classes.get(word) ?? []), name]);
  }
  return classes;
})();

const NONE: readonly string[] = [];

/** The classes that a word in lower case belongs to, and what kind of number or address it is. */
export function classesOf(word: string): readonly string[] {
  const known = CLASS_OF.get(word);
  if (known) return known;
  if (/^\p{L}/u.test(word)) return word.includes("@") ? ["mail"] : NONE;
  if (/^https?:/.test(word)) return ["url"];
  if (/^@/.test(word)) return ["handle"];
  if (/^[£$€]\d|\d[€£]$/.test(word)) return ["amount"];
  if (/^\d{1,2}(?::\d\d)?[ap]m$|^\d{1,2}:\d\d$/.test(word)) return ["time"];
  if (/^\d+[.,]\d\d$/.test(word)) return ["amount"];
  if (/^(?:19|20)\d\d$/.test(word)) return ["year"];
  if (/^\d{5,}$/.test(word)) return ["long-number"];
  if (/^\d/.test(word)) return ["number"];
  return NONE;
}
