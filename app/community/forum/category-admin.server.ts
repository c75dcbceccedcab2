import { z } from "zod";
import { optionalReason } from "~/admin/audit/reason";
import { audited } from "~/admin/audit/record-act.server";
import type { Prisma } from "~/generated/sqlite/client";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { badRequest, notFound } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { cleanLine } from "../writing/clean-text";
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
  z.object({ intent: z.literal("add"), ...described, reason: optionalReason }),
  z.object({ intent: z.literal("save"), id, ...described, reason: optionalReason }),
  z.object({ intent: z.literal("archive"), id, reason: optionalReason }),
  z.object({ intent: z.literal("reopen"), id, reason: optionalReason }),
  z.object({ intent: z.literal("up"), id, reason: optionalReason }),
  z.object({ intent: z.literal("down"), id, reason: optionalReason }),
]);

export type CategoryForm = z.output<typeof categoryFormSchema>;

/**
 * Does what a form about categories asks for. A category is never removed, because threads are in
 * it: an archived one takes no more.
 *
 * @returns what is told
 * @throws {AppError} 400 for a name that is taken or one category too many, 404 for none
 */
export async function changeCategory(adminId: string, asked: CategoryForm): Promise<string> {
  const told = await change(adminId, asked);
  topics.publish("community-changed", { id: "categories" });
  return told;
}

async function change(adminId: string, asked: CategoryForm): Promise<string> {
  const { intent } = asked;
  if (intent === "add") {
    const id = idOf(asked.name);
    const told = {
      adminId,
      action: "category.add",
      subject: `category:${id}`,
      reason: asked.reason,
      details: { name: asked.name },
    } as const;
    await audited((tx) => addCategory(tx, id, asked), told).catch(refuseTakenName);
    return `“${asked.name}” is a category now`;
  }
  const act = { adminId, subject: `category:${asked.id}` } as const;
  switch (intent) {
    case "save": {
      const { name, description, reason } = asked;
      const data = { name, description, hasAnswers: asked.answers === "on" };
      const told = { ...act, action: "category.change", reason, details: data } as const;
      await audited((tx) => update(tx, asked.id, data), told);
      return `“${asked.name}” was saved`;
    }
    case "archive":
    case "reopen": {
      const archivedAt = intent === "archive" ? new Date() : null;
      const told = { ...act, action: `category.${intent}`, reason: asked.reason } as const;
      await audited((tx) => update(tx, asked.id, { archivedAt }), told);
      return archivedAt
        ? "The category takes no more threads and replies"
        : "The category is open again";
    }
    case "up":
    case "down": {
      // One after the other, so that two admins do not leave two of them in one place.
      const { reason } = asked;
      const details = { direction: intent };
      const told = { ...act, action: "category.move", reason, details } as const;
      await lock.run("forum-categories", () => audited((tx) => move(tx, asked.id, intent), told));
      return "The categories have another order now";
    }
  }
}

type Tx = Prisma.TransactionClient;

async function addCategory(
  tx: Tx,
  id: string,
  { name, description, answers }: CategoryForm & { intent: "add" },
): Promise<void> {
  const { _max, _count } = await tx.forumCategory.aggregate({
    _max: { position: true },
    _count: true,
  });
  if (_count >= CATEGORIES) throw badRequest(`There can be ${CATEGORIES} categories at most.`);
  const position = (_max.position ?? 0) + 1;
  const hasAnswers = answers === "on";
  await tx.forumCategory.create({ data: { id, name, description, hasAnswers, position } });
}

function refuseTakenName(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const message = "There is a category of that name already.";
  throw badRequest(message, { fields: { name: message } });
}

/** Moves a category by one place; at its end of the list it stays. */
async function move(tx: Tx, categoryId: string, direction: "up" | "down"): Promise<void> {
  const order = [{ position: "asc" }, { id: "asc" }] as const;
  const rows = await tx.forumCategory.findMany({ orderBy: [...order], select: { id: true } });
  const ids = rows.map(({ id }) => id);
  const from = ids.indexOf(categoryId);
  if (from < 0) throw notFound("There is no such category.");
  const to = Math.min(Math.max(from + (direction === "up" ? -1 : 1), 0), ids.length - 1);
  ids.splice(to, 0, ...ids.splice(from, 1));
  // Places may have been the same before: all are given anew.
  for (const [position, id] of ids.entries()) {
    await tx.forumCategory.update({ where: { id }, data: { position } });
  }
}

async function update(tx: Tx, categoryId: string, data: object): Promise<void> {
  const { count } = await tx.forumCategory.updateMany({ where: { id: categoryId }, data });
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
