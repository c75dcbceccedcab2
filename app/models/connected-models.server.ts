import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { badRequest, notFound } from "~/platform/errors";
import { openConnection } from "./connections.server";
import { listProviderModels } from "./kept-lists.server";
import { type ModelSettings, settingsOf } from "./model-settings";
import { ollamaSees } from "./provider-list.server";

/** Models that one can have picked from a connection. */
export const MOST_PICKED = 40;
const NAME_CHARACTERS = 200;

/** A model that somebody has picked from a connection. */
export interface ConnectedModel extends ModelSettings {
  id: string;
  model: string;
}

const FIELDS = {
  id: true,
  model: true,
  contextTokens: true,
  profile: true,
  effort: true,
  inputPrice: true,
  cachedPrice: true,
  outputPrice: true,
} as const;

/** What was picked from a connection of somebody's own, by name. */
export function listPicked(userId: string, connectionId: string): Promise<ConnectedModel[]> {
  return db.connectedModel.findMany({
    where: { connectionId, connection: { userId } },
    orderBy: { model: "asc" },
    select: FIELDS,
  });
}

/**
 * Picks a model, with what its provider says of it; one that is picked already stays as it is.
 *
 * @returns its id
 * @throws {AppError} 404, 400
 */
export async function pickModel(userId: string, connectionId: string, name: string) {
  const connection = await openConnection(userId, connectionId);
  const model = name.trim();
  if (model === "" || model.length > NAME_CHARACTERS || /[\p{Cc}]/u.test(model)) {
    const message = "Please give the model's name as its provider writes it.";
    throw badRequest(message, { fields: { model: message } });
  }
  const where = { connectionId_model: { connectionId, model } };
  const known = await db.connectedModel.findUnique({ where, select: { id: true } });
  if (known) return known.id;
  if ((await db.connectedModel.count({ where: { connectionId } })) >= MOST_PICKED) {
    throw badRequest(`You can pick ${MOST_PICKED} models of a connection. Remove one first.`);
  }
  // A provider that tells no list has models all the same.
  const listed = await listProviderModels(connection).catch(() => []);
  const found = listed.find((one) => one.model === model);
  const sees =
    connection.kind === "ollama"
      ? await ollamaSees(connection, model, !env.AI_ALLOW_PRIVATE_ADDRESSES)
      : found?.sees;
  const said = {
    contextTokens: found?.contextTokens ?? null,
    sees: sees ?? null,
    inputPrice: found?.prices?.input ?? null,
    cachedPrice: found?.prices?.cached ?? null,
    outputPrice: found?.prices?.output ?? null,
  };
  const { id } = await db.connectedModel.upsert({
    where,
    create: { connectionId, model, ...said },
    update: {},
    select: { id: true },
  });
  return id;
}

/** Sets what somebody says of a model that they picked. @throws {AppError} 404 */
export async function changePicked(userId: string, id: string, said: Partial<ModelSettings>) {
  const where = { id, connection: { userId } };
  const { count } = await db.connectedModel.updateMany({ where, data: settingsOf(said) });
  if (count === 0) throw gone();
}

/** Removes a model from those that somebody picked. @throws {AppError} 404 */
export async function removePicked(userId: string, id: string): Promise<void> {
  const { count } = await db.connectedModel.deleteMany({ where: { id, connection: { userId } } });
  if (count === 0) throw gone();
}

function gone() {
  return notFound("That model is not among those you picked any more.");
}
