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

/** The sum over all words of the best place of each; 0 as soon as one is nowhere. */
function scoreOf(topic: Searchable, words: string[]): number {
  const places: [text: string, weight: number][] = [
    [topic.label, WEIGHTS.label],
    [topic.keywords.join("\n"), WEIGHTS.keywords],
    [topic.description, WEIGHTS.description],
    [textOf(topic.html), WEIGHTS.body],
  ];
  const folded = places.map(([text, weight]) => [fold(text), weight] as const);
  let score = 0;
  for (const word of words) {
    const best = folded.find(([text]) => text.includes(word));
    if (!best) return 0;
    score += best[1];
  }
  return score;
}

/** One passage for each heading's part of the text that holds all words. */
function passagesOf(topic: Searchable, words: string[]): Passage[] {
  const parts = topic.html.split(/(?=<h[2-5] id=")/);
  return parts.flatMap((part) => {
    const [heading = "", headingId = null] = /^<h\d id="([^"]*)">.*?<\/h\d>/s.exec(part) ?? [];
    const text = textOf(part.slice(heading.length));
    const folded = fold(text);
    if (!words.every((word) => folded.includes(word))) return [];
    const at = folded.indexOf(words[0] ?? "");
    const end = at + (words[0]?.length ?? 0);
    return {
      topicId: topic.id,
      title: textOf(heading) || topic.label,
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
  return Array.from(text, (sign) => {
    const plain = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === sign.length ? plain : sign;
  }).join("");
}
