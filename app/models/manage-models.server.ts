import { z } from "zod";
import { setDailyTokens } from "./daily-tokens.server";
import {
  addServerModel,
  changeServerModel,
  removeServerModel,
  serverModelSchema,
  setDefaultModel,
} from "./server-models.server";

const MOST_TOKENS = 1_000_000_000;
const words = `Tokens are 0 to ${MOST_TOKENS.toLocaleString("en")}.`;
const tokens = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : value),
  z.coerce.number({ message: words }).int(words).min(0, words).max(MOST_TOKENS, words).nullish(),
);
const id = z.string().min(1).max(100);

/** What a form of the models' administration asks for. */
export const manageModelsSchema = z.discriminatedUnion("intent", [
  serverModelSchema.extend({ intent: z.literal("add") }),
  serverModelSchema.extend({ intent: z.literal("change"), id }),
  z.object({ intent: z.literal("remove"), id }),
  z.object({ intent: z.literal("default"), id }),
  z.object({ intent: z.literal("environment") }),
  z.object({ intent: z.literal("budgets"), visitors: tokens, members: tokens }),
]);

/**
 * Does what an administrator asked for.
 *
 * @returns what was done, in a few words
 * @throws {AppError} 400, 404
 */
export async function manageModels(asked: z.output<typeof manageModelsSchema>): Promise<string> {
  switch (asked.intent) {
    case "add":
      return addServerModel(asked);
    case "change":
      return changeServerModel(asked.id, asked);
    case "remove":
      return removeServerModel(asked.id);
    case "default":
      return setDefaultModel(asked.id);
    case "environment":
      return setDefaultModel(null);
    case "budgets":
      await setDailyTokens({ visitors: asked.visitors ?? null, members: asked.members ?? null });
      return "The limits were saved";
  }
}
