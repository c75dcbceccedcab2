import type { Viewer } from "~/accounts/user";
import { type Model, ModelError, type ModelErrorCode } from "~/generation/models/model";
import { db } from "~/platform/db.server";
import { badRequest, notFound } from "~/platform/errors";
import { type BuiltIn, findChoice, keepChoice } from "./choose-model.server";
import { openConnection } from "./connections.server";
import { listProviderModels } from "./kept-lists.server";

/** How long a model may take to say its first word to one, in milliseconds: who loads longer is believed. */
const TRY_MS = 8_000;
/** What says of a model that it will not answer at all. Anything else may pass. */
const FATAL: ReadonlySet<ModelErrorCode> = new Set(["auth", "quota", "model_missing", "network"]);

/**
 * Lets a model answer somebody's next messages, after a look whether it is there: in its provider's list,
 * else by one call of a word.
 *
 * @throws {AppError} 404 when it is not among what they can choose from, 400 when its provider does not
 *   have it or cannot be reached
 */
export async function keepTriedChoice(
  viewer: Viewer,
  choice: string,
  builtIn: BuiltIn,
): Promise<void> {
  const model = await findChoice(viewer, choice, builtIn);
  if (!model) throw notFound("That model is not there any more. Choose another one.");
  if (model.isOwn && !(await isListed(viewer, choice))) await tryOnce(model);
  await keepChoice(viewer, choice);
}

/** Whether the provider of a model of somebody's own names it. A provider may tell no list. */
async function isListed({ user }: Viewer, choice: string): Promise<boolean> {
  const id = choice.slice("own:".length);
  const row = await db.connectedModel.findUnique({
    where: { id },
    select: { model: true, connectionId: true },
  });
  if (!row || !user) return false;
  const connection = await openConnection(user.id, row.connectionId);
  const listed = await listProviderModels(connection).catch(() => []);
  return listed.some(({ model }) => model === row.model);
}

/** @throws {AppError} 400 when the model cannot answer */
async function tryOnce(model: Model): Promise<void> {
  const stop = AbortSignal.timeout(TRY_MS);
  const messages = [{ role: "user" as const, content: "Say ok." }];
  try {
    // The first sign of an answer is enough; leaving the loop closes the connection.
    for await (const _ of model.stream({
      messages,
      mode: "discuss",
      signal: stop,
      maxOutputTokens: 16,
    }))
      return;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (FATAL.has(error.code))
      throw badRequest(`This model did not answer, so nothing was changed. ${error.message}`);
  }
}
