import { findByIds, findByNames, nameKeyOf } from "~/accounts/name-keys.server";
import type { PublicPerson } from "~/accounts/public-person";
import { parseMarkdown } from "~/markdown/parse-markdown";
import { db } from "~/platform/db.server";
import { namesIn } from "./name-in-text";
import type { WrittenText } from "./render-posts.server";
import { MENTIONS_PER_TEXT } from "./text-limits";

/** Somebody whom a text names. */
export interface Mentioned {
  userId: string;
  /** Folded, as the text has it. */
  name: string;
}

/** People of one name that are looked at: with two of them nobody is meant. */
const NAMESAKES = 2;
/** People of a thread or a room among whom a name is looked for first. */
const MOST_CANDIDATES = 200;

/**
 * Whom a text names with `@`: those who take part first, then whoever alone has that name. Names in
 * code, links and quotes are not meant. At most MENTIONS_PER_TEXT people.
 *
 * @param candidates ids of people who take part, the latest first
 */
export async function findMentions(
  text: string,
  candidates: readonly string[] = [],
): Promise<Mentioned[]> {
  const names = mentionedNames(text);
  if (names.length === 0) return [];
  const near = byName(await findByIds([...new Set(candidates)].slice(0, MOST_CANDIDATES)));
  const strange = names.filter((name) => !near.has(name));
  const others = byName(await findByNames(strange, strange.length * NAMESAKES * 10));
  const mentioned = names.flatMap((name) => {
    const userId = near.get(name)?.[0] ?? only(others.get(name));
    return userId ? [{ userId, name }] : [];
  });
  return mentioned.filter(
    ({ userId }, at) => mentioned.findIndex((one) => one.userId === userId) === at,
  );
}

/**
 * Finds and stores whom a text names, in place of those it named before an edit.
 *
 * @returns the ids of those it did not name before, to be told of it
 */
export async function storeMentions(
  { source, content }: WrittenText,
  candidates: readonly string[] = [],
): Promise<string[]> {
  const mentioned = await findMentions(content, candidates);
  const before = await db.mention.findMany({ where: { source }, select: { userId: true } });
  if (mentioned.length === 0 && before.length === 0) return [];
  await db.$transaction([
    db.mention.deleteMany({ where: { source } }),
    db.mention.createMany({ data: mentioned.map((one) => ({ source, ...one })) }),
  ]);
  const known = new Set(before.map(({ userId }) => userId));
  return mentioned.map(({ userId }) => userId).filter((userId) => !known.has(userId));
}

/** The ids of those whom a text names, as was stored: of what was held they are told later. */
export async function findMentioned(source: string): Promise<string[]> {
  const rows = await db.mention.findMany({ where: { source }, select: { userId: true } });
  return rows.map(({ userId }) => userId);
}

/** The first names in a text, folded, each once. */
function mentionedNames(text: string): string[] {
  const names = new Set<string>();
  let quotes = 0;
  let links = 0;
  for (const token of text.includes("@") ? (parseMarkdown(text) ?? []) : []) {
    if (token.type === "blockquote_open") quotes += 1;
    if (token.type === "blockquote_close") quotes -= 1;
    for (const child of quotes > 0 ? [] : (token.children ?? [])) {
      if (child.type === "link_open") links += 1;
      if (child.type === "link_close") links -= 1;
      if (child.type !== "text" || links > 0) continue;
      for (const { name } of namesIn(child.content)) names.add(nameKeyOf(name));
    }
  }
  return [...names].slice(0, MENTIONS_PER_TEXT);
}

/** Ids of people by their folded name. */
function byName(people: readonly PublicPerson[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of people) {
    const key = nameKeyOf(name);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return ids;
}

function only(ids: readonly string[] | undefined): string | undefined {
  return ids?.length === 1 ? ids[0] : undefined;
}
