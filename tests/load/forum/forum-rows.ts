/** A thread or a reply as a benchmark stores it. */
export interface PostRow {
  id: string;
  authorId: string;
  content: string;
  createdAt: Date;
}

export interface ThreadRow extends PostRow {
  categoryId: string;
  title: string;
  likeCount: number;
  activeAt: Date;
}

export interface ReplyRow extends PostRow {
  threadId: string;
  number: number;
}

export const PEOPLE = 1_000;
/** Is in every tenth thread. */
export const COMMON_WORD = "banana";
/** Is in one thread of all. */
export const RARE_WORD = "quetzalcoatl";

const CATEGORIES = ["general", "show-and-tell", "help", "ideas"];
const VOCABULARY = 20_000;
const BEGAN = Date.UTC(2025, 0, 1);
const MINUTE_MS = 60_000;

/** The same number for the same place, spread over 32 bits. */
function mix(place: number): number {
  let value = Math.imul(place ^ (place >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Few words are frequent and many are rare, as in any language. */
function wordAt(place: number): string {
  const share = mix(place) / 2 ** 32;
  return `w${Math.floor(VOCABULARY * share ** 3).toString(36)}`;
}

function wordsFrom(place: number, count: number): string {
  return Array.from({ length: count }, (_, at) => wordAt(place * 64 + at)).join(" ");
}

export function threadRow(index: number, replies: number): ThreadRow {
  const extra = index % 10 === 0 ? ` ${COMMON_WORD}` : "";
  const createdAt = new Date(BEGAN + index * MINUTE_MS);
  return {
    id: `thread${index}`,
    authorId: `person${mix(index) % PEOPLE}`,
    categoryId: CATEGORIES[index % CATEGORIES.length] ?? "general",
    title: `${wordsFrom(index, 6)}${index === 77 ? ` ${RARE_WORD}` : ""}`,
    content: `${wordsFrom(index + 1, 50)}${extra}`,
    likeCount: mix(index) % 200,
    createdAt,
    activeAt: new Date(createdAt.getTime() + replies * 1_000),
  };
}

export function replyRow(thread: number, number: number): ReplyRow {
  const place = thread * 100 + number;
  return {
    id: `reply${thread}n${number}`,
    threadId: `thread${thread}`,
    number,
    authorId: `person${mix(place) % PEOPLE}`,
    content: wordsFrom(place, 30),
    createdAt: new Date(BEGAN + thread * MINUTE_MS + number * 1_000),
  };
}
