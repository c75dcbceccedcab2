import {
  type ForumSize,
  LONG_THREAD,
  longThreadRow,
  repliesOf,
  replyRow,
  threadRow,
  wordsOfPost,
} from "./forum-rows";
import { moderationRows, peopleRows } from "./people-rows";
import type { TableRow } from "./table-rows";

/** A post as the search has it; how its words are stored is each database's. */
export interface SearchedRow {
  number: number;
  postId: string;
  isReply: boolean;
  words: string[];
}

/**
 * Every row of a forum, each behind those that it names. Numbers of the search are given as the
 * posts were written.
 *
 * @param search takes the words of each post
 */
export function* allRows(
  size: ForumSize,
  search: (row: SearchedRow) => TableRow[],
): Generator<TableRow> {
  yield* peopleRows(size);
  let number = 0;
  const searched = (
    post: Parameters<typeof wordsOfPost>[0] & { id: string },
    category: string,
    isReply: boolean,
  ) => {
    number += 1;
    return search({ number, postId: post.id, isReply, words: wordsOfPost(post, category) });
  };
  const threads = Array.from({ length: size.threads }, (_, index) => index);
  for (const index of threads) {
    const row = threadRow(index, size);
    yield* thread(row, index, repliesOf(index, size), searched);
    if (index === Math.floor(size.threads / 2)) {
      yield* thread(longThreadRow(size), size.threads, LONG_THREAD.replies, searched);
    }
  }
  yield* moderationRows(size);
}

function* thread(
  row: ReturnType<typeof threadRow>,
  index: number,
  replies: number,
  searched: (post: typeof row, category: string, isReply: boolean) => TableRow[],
): Generator<TableRow> {
  yield { table: "ForumThread", row };
  yield* searched(row, row.categoryId, false);
  for (let at = 1; at <= replies; at += 1) {
    const reply = replyRow(row.id, index, at);
    yield { table: "ForumReply", row: reply };
    yield* searched({ ...row, ...reply, title: "" }, row.categoryId, true);
  }
}
