import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { AuditAction } from "~/admin/audit/audit-actions";
import { optionalReason as reason } from "~/admin/audit/reason";
import { audited } from "~/admin/audit/record-act.server";
import type { Prisma } from "~/generated/sqlite/client";
import { groupDigits } from "~/platform/group-digits";
import { setDailyTokens } from "./daily-tokens.server";
import {
  addServerModel,
  changeServerModel,
  removeServerModel,
  serverModelSchema,
  setDefaultModel,
} from "./server-models.server";

const MOST_TOKENS = 1_000_000_000;
const words = `Tokens are 0 to ${groupDigits(MOST_TOKENS)}.`;
const tokens = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : value),
  z.coerce.number({ message: words }).int(words).min(0, words).max(MOST_TOKENS, words).nullish(),
);
const id = z.string().min(1).max(100);

/** What a form of the models' administration asks for. */
export const manageModelsSchema = z.discriminatedUnion("intent", [
  serverModelSchema.extend({ intent: z.literal("add"), reason }),
  serverModelSchema.extend({ intent: z.literal("change"), id, reason }),
  z.object({ intent: z.literal("remove"), id, reason }),
  z.object({ intent: z.literal("default"), id, reason }),
  z.object({ intent: z.literal("environment"), reason }),
  z.object({ intent: z.literal("budgets"), visitors: tokens, members: tokens, reason }),
]);

type Asked = z.output<typeof manageModelsSchema>;

const ACTIONS = {
  add: "model.add",
  change: "model.change",
  remove: "model.remove",
  default: "model.default",
  environment: "model.default",
  budgets: "model.budget",
} as const satisfies Record<Asked["intent"], AuditAction>;

/**
 * Does what an administrator asked for.
 *
 * @returns what was done, in a few words
 * @throws {AppError} 400, 404
 */
export function manageModels(adminId: string, asked: Asked): Promise<string> {
  const { intent, reason } = asked;
  const id = "id" in asked ? asked.id : intent === "add" ? randomUUID() : intent;
  const act = { adminId, action: ACTIONS[intent], subject: `model:${id}`, reason } as const;
  return audited((tx) => carryOut(tx, id, asked), { ...act, details: detailsOf(asked) });
}

async function carryOut(tx: Prisma.TransactionClient, id: string, asked: Asked): Promise<string> {
  switch (asked.intent) {
    case "add":
      return addServerModel(tx, id, asked);
    case "change":
      return changeServerModel(tx, id, asked);
    case "remove":
      return removeServerModel(tx, id);
    case "default":
      return setDefaultModel(tx, id);
    case "environment":
      return setDefaultModel(tx, null);
    case "budgets":
      await setDailyTokens(tx, {
        visitors: asked.visitors ?? null,
        members: asked.members ?? null,
      });
      return "The limits were saved";
  }
}

/** What is written down of it: no key, only whether there was one. */
function detailsOf(asked: Asked): Record<string, unknown> {
  if (asked.intent === "budgets") {
    return { visitors: asked.visitors ?? null, members: asked.members ?? null };
  }
  if (asked.intent !== "add" && asked.intent !== "change") return {};
  const { name, provider, model, baseUrl, key } = asked;
  return { name, provider, model, baseUrl, isKeyNew: key.trim() !== "" };
}
