import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import { db } from "~/platform/db.server";
import type { ReplyView, ThreadView } from "./post-view";
import type { Reader } from "./posts-of.server";
import { excerptOf, quoteOf } from "./quote";
import { type ReplyPage, readReplies, readReply } from "./read-replies.server";
import { readThread } from "./read-thread.server";

/** What an address of a thread asks for. */
export interface ThreadAddress {
  /** From 1. */
  page: number;
  /** The id of a reply: the page that it is on is shown. */
  at: string | null;
  /** The id of a reply that the form to answer begins with, quoted. */
  quote: string | null;
}

/** Everything that the page of a thread shows. */
export interface ThreadPage extends ReplyPage {
  thread: ThreadView;
  /** The accepted answer, where it is shown. */
  answer: ReplyView | null;
  /** What it is about, for those who link to it. */
  excerpt: string;
}

/** Reads the address of a thread's page. */
export function readThreadAddress(params: URLSearchParams): ThreadAddress {
  const page = Number.parseInt(params.get("page") ?? "1", 10);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    at: params.get("at"),
    quote: params.get("quote"),
  };
}

/** The page of a thread for a reader; null when there is none for them. */
export async function readThreadPage(
  id: string,
  reader: Reader,
  asked: ThreadAddress,
): Promise<ThreadPage | null> {
  const found = await readThread(id, reader);
  if (!found) return null;
  const { thread, content } = found;
  const [shown, answer] = await Promise.all([
    readReplies(id, reader, asked),
    thread.acceptedReplyId ? readReply(thread.acceptedReplyId, reader) : null,
  ]);
  return { thread, ...shown, answer, excerpt: excerptOf(content) };
}

/** What a reply box begins with: the words of the post that it quotes, if that is shown. */
export async function readQuotation(threadId: string, postId: string | null) {
  if (!postId) return null;
  const select = { content: true, author: { select: AUTHOR_FIELDS } };
  const where = { id: postId, status: "shown" };
  const row =
    postId === threadId
      ? await db.forumThread.findUnique({ where, select })
      : await db.forumReply.findUnique({ where: { ...where, threadId }, select });
  return row && { id: postId, text: quoteOf(toAuthor(row.author).name, row.content) };
}
