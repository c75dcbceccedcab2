import type { Viewer } from "~/accounts/user";
import { type ModelConfig, providerModel } from "~/generation/models/choose.server";
import type { Model } from "~/generation/models/model";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { KIND_FACTS } from "./connection-kinds";
import { open } from "./connections.server";
import { adminWords, GUEST_WORDS, inWords, ownWords } from "./failure-words";
import { ENVIRONMENT_CHOICE, STARTER_CHOICE } from "./model-choices";
import { optionsOf } from "./model-settings";
import { type OpenServerModel, openServerModel } from "./server-models.server";

/** The engines that are there without any row. */
export interface BuiltIn {
  /** The environment's model, or the starter where it names none. */
  environment: Model;
  starter: Model;
}

/**
 * The model that answers somebody's next message: the one they chose with it, else the one they chose
 * last, else the server's. A choice that is not there any more counts for none.
 *
 * @param asked what was chosen with the message
 * @throws {AppError} 409 when its key cannot be read any more
 */
export async function chooseFor(
  viewer: Viewer,
  asked: string | undefined,
  builtIn: BuiltIn,
): Promise<Model> {
  const choice = asked || (await readChoice(viewer));
  const chosen = choice ? await findChoice(viewer, choice, builtIn) : null;
  const model = chosen ?? (await defaultModel(builtIn));
  if (model.isOwn || model.kind === "starter") return model;
  const words = viewer.user?.isAdmin ? adminWords(model === builtIn.environment) : GUEST_WORDS;
  return inWords(model, words);
}

/** What somebody with an account chose last. */
export async function readChoice({ user }: Viewer): Promise<string | null> {
  if (!user) return null;
  const row = await db.user.findUnique({
    where: { id: user.id },
    select: { modelChoice: true },
  });
  return row?.modelChoice ?? null;
}

/** Remembers a choice for somebody's further messages, in every project and browser of theirs. */
export async function keepChoice({ user }: Viewer, choice: string): Promise<void> {
  if (!user) return;
  await db.user.updateMany({ where: { id: user.id }, data: { modelChoice: choice } });
}

/** The name of the model that answers whoever has chosen none. */
export async function defaultChoice(builtIn: BuiltIn): Promise<string> {
  const row = await db.serverModel.findFirst({ where: { isDefault: true }, select: { id: true } });
  if (row) return `server:${row.id}`;
  return builtIn.environment.kind === "starter" ? STARTER_CHOICE : ENVIRONMENT_CHOICE;
}

/** Who answers a visitor, as the front page says it. @throws {AppError} 409 when its key cannot be read any more */
export async function whoAnswers(builtIn: BuiltIn): Promise<{ label: string; isStarter: boolean }> {
  const { label, kind } = await defaultModel(builtIn);
  return { label, isStarter: kind === "starter" };
}

async function defaultModel(builtIn: BuiltIn): Promise<Model> {
  const row = await db.serverModel.findFirst({ where: { isDefault: true }, select: { id: true } });
  const model = row && (await openServerModel(row.id));
  return model ? toModel(model) : builtIn.environment;
}

/** The model of a choice; null for what is not there, or not the viewer's. @throws {AppError} 409 */
export async function findChoice(
  viewer: Viewer,
  choice: string,
  builtIn: BuiltIn,
): Promise<Model | null> {
  if (choice === STARTER_CHOICE) return builtIn.starter;
  if (choice === ENVIRONMENT_CHOICE) return builtIn.environment;
  const [kind, id = ""] = choice.split(":", 2);
  if (kind === "server") {
    const row = await openServerModel(id);
    return row && toModel(row);
  }
  return kind === "own" && viewer.user ? findOwn(viewer.user.id, id) : null;
}

async function findOwn(userId: string, id: string): Promise<Model | null> {
  const row = await db.connectedModel.findFirst({
    where: { id, connection: { userId } },
    include: { connection: true },
  });
  if (!row) return null;
  const { kind, name, baseUrl, key, isKeyLost } = open(row.connection);
  if (isKeyLost) throw keyLost(name);
  const model = providerModel(configOf(KIND_FACTS[kind].protocol, { baseUrl, key, ...row }), {
    ...optionsOf(row),
    sees: row.sees ?? undefined,
    isGuarded: !env.AI_ALLOW_PRIVATE_ADDRESSES,
  });
  return { ...inWords(model, ownWords(name)), isOwn: true };
}

/** The operator's model: its address is trusted like those of the environment. */
export function toModel(row: OpenServerModel): Model {
  if (row.isKeyLost) throw keyLost(row.name);
  const options = { ...optionsOf(row), label: row.name };
  return providerModel(configOf(row.provider, row), options);
}

function configOf(
  provider: Exclude<ModelConfig["AI_PROVIDER"], "starter">,
  of: { baseUrl: string | null; key: string | null; model: string; contextTokens: number | null },
) {
  return {
    AI_PROVIDER: provider,
    AI_BASE_URL: of.baseUrl ?? undefined,
    AI_API_KEY: of.key ?? undefined,
    AI_MODEL: of.model,
    AI_CONTEXT_TOKENS: of.contextTokens ?? undefined,
  };
}

function keyLost(name: string): AppError {
  return new AppError(
    409,
    `The key of ${name} cannot be read any more, because this server has a new secret. Nothing was sent. Give the key again, or choose another model.`,
    { code: "key_lost" },
  );
}
