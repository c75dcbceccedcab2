import { z } from "zod";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { badRequest, notFound } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { cleanLine } from "../writing/clean-text";
import { listCategories } from "./categories.server";
import { CATEGORIES, CATEGORY_DESCRIPTION_LENGTH, CATEGORY_NAME_LENGTH } from "./forum-limits";

const line = (max: number) =>
  z
    .string()
    .transform(cleanLine)
    .refine((text) => text.length <= max, `Please use at most ${max} characters.`);

const described = {
  name: line(CATEGORY_NAME_LENGTH).refine(
    (name) => /[\p{L}\p{N}]/u.test(name),
    "Please give the category a name.",
  ),
  description: line(CATEGORY_DESCRIPTION_LENGTH),
  answers: z.literal("on").optional(),
};
const id = z.string().max(60);

/** What the forms about categories ask for. */
export const categoryFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), ...described }),
  z.object({ intent: z.literal("save"), id, ...described }),
  z.object({ intent: z.literal("archive"), id }),
  z.object({ intent: z.literal("reopen"), id }),
  z.object({ intent: z.literal("up"), id }),
  z.object({ intent: z.literal("down"), id }),
]);

export type CategoryForm = z.output<typeof categoryFormSchema>;

/**
 * Does what a form about categories asks for. A category is never removed, because threads are in
 * it: an archived one takes no more.
 *
 * @returns what is told
 * @throws {AppError} 400 for a name that is taken or one category too many, 404 for none
 */
export async function changeCategory(asked: CategoryForm): Promise<string> {
  const told = await change(asked);
  topics.publish("community-changed", { id: "categories" });
  return told;
}

async function change(asked: CategoryForm): Promise<string> {
  switch (asked.intent) {
    case "add":
      await addCategory(asked);
      return `“${asked.name}” is a category now`;
    case "save":
      await update(asked.id, {
        name: asked.name,
        description: asked.description,
        hasAnswers: asked.answers === "on",
      });
      return `“${asked.name}” was saved`;
    case "archive":
      await update(asked.id, { archivedAt: new Date() });
      return "The category takes no more threads and replies";
    case "reopen":
      await update(asked.id, { archivedAt: null });
      return "The category is open again";
    case "up":
    case "down":
      // One after the other, so that two admins do not leave two of them in one place.
      await lock.run("forum-categories", () => move(asked.id, asked.intent));
      return "The categories have another order now";
  }
}

async function addCategory(asked: CategoryForm & { intent: "add" }): Promise<void> {
  const { name, description, answers } = asked;
  const { _max, _count } = await db.forumCategory.aggregate({
    _max: { position: true },
    _count: true,
  });
  if (_count >= CATEGORIES) throw badRequest(`There can be ${CATEGORIES} categories at most.`);
  const position = (_max.position ?? 0) + 1;
  const hasAnswers = answers === "on";
  try {
    const data = { id: idOf(name), name, description, hasAnswers, position };
    await db.forumCategory.create({ data });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = "There is a category of that name already.";
    throw badRequest(message, { fields: { name: message } });
  }
}

/** Moves a category by one place; at its end of the list it stays. */
async function move(categoryId: string, direction: "up" | "down"): Promise<void> {
  const ids = (await listCategories()).map(({ id }) => id);
  const from = ids.indexOf(categoryId);
  if (from < 0) throw notFound("There is no such category.");
  const to = Math.min(Math.max(from + (direction === "up" ? -1 : 1), 0), ids.length - 1);
  ids.splice(to, 0, ...ids.splice(from, 1));
  // Places may have been the same before: all are given anew.
  await db.$transaction(
    ids.map((id, position) => db.forumCategory.update({ where: { id }, data: { position } })),
  );
}

async function update(categoryId: string, data: object): Promise<void> {
  const { count } = await db.forumCategory.updateMany({ where: { id: categoryId }, data });
  if (count === 0) throw notFound("There is no such category.");
}

/** A name as it stands in addresses: its letters and digits. */
function idOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
