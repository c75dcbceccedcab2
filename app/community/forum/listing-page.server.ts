import { threadPlace } from "../notifications/places";
import { unreadOf } from "../notifications/read-marks.server";
import { blockedBy } from "../standing/blocks.server";
import { type Category, listCategories } from "./categories.server";
import type { Reader } from "./posts-of.server";
import { readCursor } from "./thread-cursor";
import { type ThreadRowView, toThreadRow } from "./thread-list";
import { listThreads } from "./thread-list.server";
import { readOrder, type ThreadOrder } from "./thread-order";

/** Everything that a list of threads shows. */
export interface ListingPage {
  categories: Category[];
  category: string | null;
  order: ThreadOrder;
  threads: ThreadRowView[];
  next: string | null;
  isLater: boolean;
}

/**
 * The list of threads that an address asks for, as a reader sees it. A category that is not there is
 * all of them.
 */
export async function readListingPage(
  params: URLSearchParams,
  reader: Reader,
): Promise<ListingPage> {
  const categories = await listCategories();
  const category = categories.find(({ id }) => id === params.get("category"))?.id ?? null;
  const order = readOrder(params.get("sort"));
  const after = readCursor(params.get("after"), order);
  const [{ threads, next }, blocked] = await Promise.all([
    listThreads({ order, category, after }),
    blockedBy(reader?.id),
  ]);
  const readable = threads.filter(({ author }) => !author.id || !blocked.has(author.id));
  const unread = reader ? await unreadOf(reader.id, readable.map(toReadingPlace)) : null;
  const rows = readable.map((thread) =>
    toThreadRow(thread, { categories, isUnread: unread?.has(threadPlace(thread.id)) ?? false }),
  );
  return { categories, category, order, threads: rows, next, isLater: after !== null };
}

function toReadingPlace({ id, activeAt }: { id: string; activeAt: Date }) {
  return { place: threadPlace(id), activeAt };
}
