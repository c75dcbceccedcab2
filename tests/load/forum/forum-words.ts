/** Words that every language has many of, the most frequent first, in letters that people search with. */
const FREQUENT = (
  "the and die der you nicht for und ist app that das von with auf como für une é pas que wie my " +
  "über können button página projekt écran größe straße przykład français schön żeby mañana"
).split(" ");
const SYLLABLES = "ba ko ri ten lu sa mo ve ni dor ka pel tu ger fi ro ham se wi zan".split(" ");
const ACCENTED: Record<string, string> = { a: "ä", e: "é", o: "ö", u: "ü" };
const SIGNS = "如何搜索论坛用户可以发布应用检查时间问题今天我们需要帮助开发者社区程序";
/** Different words of all texts. */
const VOCABULARY = 20_000;
/** Of so many posts one has a sentence in Chinese. */
const CHINESE_EVERY = 10;

/** The same number for the same place, spread over 32 bits. */
export function mix(place: number): number {
  let value = Math.imul(place ^ (place >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number from 0 to below 1. */
export function share(place: number): number {
  return mix(place) / 2 ** 32;
}

/** The word of a rank, from 0: one of twice the rank is half as frequent (Zipf's law). */
function wordOf(rank: number): string {
  const frequent = FREQUENT[rank];
  if (frequent) return frequent;
  let word = "";
  for (let rest = rank; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return rank % 7 === 0 ? word.replace(/[aeou]/, (letter) => ACCENTED[letter] ?? letter) : word;
}

const WORDS = Array.from({ length: VOCABULARY }, (_, rank) => wordOf(rank));

/** A text of so many words, the same for the same place. */
export function wordsFrom(place: number, count: number): string {
  const words: string[] = [];
  for (let at = 0; at < count; at += 1) {
    words.push(WORDS[Math.floor(VOCABULARY ** share(place * 64 + at)) - 1] ?? "");
  }
  if (mix(place) % CHINESE_EVERY === 0) {
    const from = mix(place + 1) % (SIGNS.length - 8);
    words.push(SIGNS.slice(from, from + 8));
  }
  return words.join(" ");
}
