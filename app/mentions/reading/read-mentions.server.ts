import type { XAccount } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { changeAccount, readAccount } from "../account/account-row.server";
import { isLater } from "../x/x-answers";
import type { XClient } from "../x/x-client.server";
import { type ReadPost, type ReplyBy, readAsked, storePosts } from "./store-posts.server";

/** Of so many pages at once: X lists the last 800 mentions, and a limit is never far. */
const PAGES = 10;

/** A part of an account's mentions that is read from its newest post to its oldest. */
interface Part {
  /** Up to here everything is stored; null before the first look. */
  sinceId: string | null;
  /** What is older than this is still to be read; null from the newest post on. */
  beforeId: string | null;
  /** The newest post of the part, as far as it is known. */
  newestId: string | null;
}

/**
 * Reads what is new. Each page is stored together with how far reading has come, so that a limit, a failure
 * or a killed process in between costs nothing: the next look first reads what the last one left out.
 *
 * Of an account that was never read the newest page is enough.
 *
 * @returns how many mentions are new
 * @throws {XFailure}
 */
export async function readNewMentions(client: XClient, by: ReplyBy): Promise<number> {
  const account = await readAccount(client.accountId);
  const found = account?.gapBeforeId ? await readPart(client, by, gapOf(account)) : 0;
  const { sinceId = null, gapBeforeId = null } = (await readAccount(client.accountId)) ?? {};
  // One that is this long is gone on with the next time.
  if (gapBeforeId) return found;
  return found + (await readPart(client, by, { sinceId, beforeId: null, newestId: null }));
}

function gapOf({ sinceId, gapBeforeId, gapNewestId }: XAccount): Part {
  return { sinceId, beforeId: gapBeforeId, newestId: gapNewestId };
}

async function readPart(client: XClient, by: ReplyBy, part: Part): Promise<number> {
  const { sinceId } = part;
  const { accountId } = client;
  let { beforeId, newestId } = part;
  let found = 0;
  let pageToken: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const range = { sinceId, untilId: part.beforeId, pageToken };
    const { posts, nextToken } = await client.readMentions(range);
    for (const { id } of posts) {
      if (newestId === null || isLater(id, newestId)) newestId = id;
      if (beforeId === null || isLater(beforeId, id)) beforeId = id;
    }
    const isWhole = nextToken === null || sinceId === null;
    const reached = isWhole
      ? { sinceId: newestId ?? sinceId, gapBeforeId: null, gapNewestId: null }
      : { gapBeforeId: beforeId, gapNewestId: newestId };
    found += await keepPage(accountId, await readAsked(posts, by), { by, reached });
    if (isWhole) break;
    pageToken = nextToken;
  }
  return found;
}

function keepPage(
  accountId: string,
  posts: ReadPost[],
  { by, reached }: { by: ReplyBy; reached: Parameters<typeof changeAccount>[1] },
): Promise<number> {
  return db.$transaction(async (tx) => {
    const count = await storePosts(tx, posts, { accountId, by });
    await changeAccount(accountId, reached, tx);
    return count;
  });
}
