import { db } from "~/platform/db.server";
import { badRequest } from "~/platform/errors";

/** What threads are about. */
export interface Category {
  /** As in addresses, e.g. "show-and-tell". */
  id: string;
  name: string;
  description: string;
  /** Whether a thread's author can accept one reply as the answer. */
  hasAnswers: boolean;
  /** Nothing new is written here any more. */
  isArchived: boolean;
}

/** Where a thread goes whose author names no category. */
export const DEFAULT_CATEGORY = "general";

const FIELDS = {
  id: true,
  name: true,
  description: true,
  hasAnswers: true,
  archivedAt: true,
} as const;

/** All categories in their order, also those that are archived. */
export async function listCategories(): Promise<Category[]> {
  const rows = await db.forumCategory.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: FIELDS,
  });
  return rows.map(({ archivedAt, ...row }) => ({ ...row, isArchived: archivedAt !== null }));
}

/**
 * The id of a category that takes threads: the one asked for, else the general one, else the first
 * that is open.
 *
 * @throws {AppError} 400 when the one asked for is not there or archived, or none is open
 */
export async function requireOpenCategory(asked: string | undefined): Promise<string> {
  const open = (await listCategories()).filter(({ isArchived }) => !isArchived);
  const wanted = asked ?? DEFAULT_CATEGORY;
  const found = open.find(({ id }) => id === wanted) ?? (asked ? undefined : open[0]);
  if (found) return found.id;
  const message = "Please choose one of the categories: this one takes no threads.";
  throw badRequest(message, { fields: { category: message } });
}
