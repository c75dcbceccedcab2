import { textOf } from "./text-of";

/** Longest search, in characters. */
export const QUERY_LENGTH = 100;
/** Passages shown: more is a list that nobody reads. */
const PASSAGES = 8;
/** Characters shown before and after what was found. */
const AROUND = 70;

/** What a search looks through. */
export interface Searchable {
  id: string;
  label: string;
  description: string;
  keywords: string[];
  /** The whole text, rendered. */
  html: string;
}

/** A place inside a text where the words of a search are. */
export interface Passage {
  topicId: string;
  /** Of the heading above it; the topic's label where there is none. */
  title: string;
  headingId: string | null;
  before: string;
  found: string;
  after: string;
}

export interface Found {
  /** Ids of the topics that match, best first. */
  topicIds: string[];
  passages: Passage[];
}

/** Where a word counts how much. */
const WEIGHTS = { label: 8, keywords: 4, description: 2, body: 1 };

/**
 * Finds the topics that hold every word of a query, in their label, description, keywords or text,
 * whatever the case and accents.
 */
export function searchTopics(topics: Searchable[], query: string): Found {
  const words = wordsOf(query);
  if (words.length === 0) return { topicIds: topics.map(({ id }) => id), passages: [] };
  const ranked = topics
    .map((topic, place) => ({ topic, place, score: scoreOf(topic, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place);
  return {
    topicIds: ranked.map(({ topic }) => topic.id),
    passages: ranked.flatMap(({ topic }) => passagesOf(topic, words)).slice(0, PASSAGES),
  };
}

function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** A heading's part of a topic's text. */
interface Part {
  title: string;
  headingId: string | null;
  text: string;
  folded: string;
}

/** What a search reads of a topic, folded; heaviest place first. */
interface ReadTopic {
  places: [text: string, weight: number][];
  parts: Part[];
}

/** Topics are rendered once and kept; to read them all anew is 50 ms of everybody's thread. */
const readTopicsCache = new WeakMap<Searchable, ReadTopic>();

function readTopic(topic: Searchable): ReadTopic {
  const known = readTopicsCache.get(topic);
  if (known) return known;
  const read: ReadTopic = {
    places: [
      [fold(topic.label), WEIGHTS.label],
      [fold(topic.keywords.join("\n")), WEIGHTS.keywords],
      [fold(topic.description), WEIGHTS.description],
      [fold(textOf(topic.html)), WEIGHTS.body],
    ],
    parts: partsOf(topic),
  };
  readTopicsCache.set(topic, read);
  return read;
}

function partsOf({ html, label }: Searchable): Part[] {
  return html.split(/(?=<h[2-5] id=")/).map((part) => {
    const [heading = "", headingId = null] = /^<h\d id="([^"]*)">.*?<\/h\d>/s.exec(part) ?? [];
    const text = textOf(part.slice(heading.length));
    return { title: textOf(heading) || label, headingId, text, folded: fold(text) };
  });
}

/** The sum over all words of the best place of each; 0 as soon as one is nowhere. */
function scoreOf(topic: Searchable, words: string[]): number {
  let score = 0;
  for (const word of words) {
    const best = readTopic(topic).places.find(([text]) => text.includes(word));
    if (!best) return 0;
    score += best[1];
  }
  return score;
}

/** One passage for each heading's part of the text that holds all words. */
function passagesOf(topic: Searchable, words: string[]): Passage[] {
  return readTopic(topic).parts.flatMap(({ title, headingId, text, folded }) => {
    if (!words.every((word) => folded.includes(word))) return [];
    const at = folded.indexOf(words[0] ?? "");
    const end = at + (words[0]?.length ?? 0);
    return {
      topicId: topic.id,
      title,
      headingId,
      before: clip(text.slice(0, at), "start"),
      found: text.slice(at, end),
      after: clip(text.slice(end), "end"),
    };
  });
}

/** The text next to a find, cut between words. */
function clip(text: string, side: "start" | "end"): string {
  if (text.length <= AROUND) return text;
  if (side === "end") return `${text.slice(0, AROUND).replace(/\s+\S*$/, "")}…`;
  return `…${text.slice(-AROUND).replace(/^\S*\s+/, "")}`;
}

/** Lower case without accents, as long as the text it came from so that places agree. */
function fold(text: string): string {
  return text
    .replace(/[A-Z]+/g, (signs) => signs.toLowerCase())
    .replace(/[^\0-\x7f]/gu, (sign) => {
      const plain = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === sign.length ? plain : sign;
    });
}
