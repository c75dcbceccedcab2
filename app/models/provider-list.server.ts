import type { Response } from "undici";
import { z } from "zod";
import { endpointOf } from "~/generation/models/endpoint";
import { judgeOpenAi } from "~/generation/models/openai-failures";
import { parseJson } from "~/generation/models/provider-call.server";
import { readBounded } from "~/platform/bounded-body";
import { dispatcherFor } from "~/platform/dispatchers.server";
import { AppError } from "~/platform/errors";
import { AT_ONCE, isWithin } from "~/platform/json-bounds";
import { defineTask, TaskGivenUp, type WorkerTask } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import { KIND_FACTS } from "./connection-kinds";
import type { OpenConnection } from "./connections.server";
import { type ListedModel, readModelList, type ToldModels } from "./model-list";

export type { ListedModel } from "./model-list";

/** How long a provider may take, in milliseconds. */
const PATIENCE_MS = 15_000;
const CONNECT_MS = 10_000;
/** The largest list that is read, in bytes: four thousand models of OpenRouter, twice. */
const LIST_BYTES = 16_000_000;
/** Longest refusal that is read, in bytes. */
const REFUSAL_BYTES = 64 * 1024;
/** Lists up to this many characters are read where they come: a few milliseconds. */
const SHORT = 300_000;
const READ_MODEL_LIST: WorkerTask<ToldModels, ListedModel[] | null> = defineTask({
  name: "readModelList",
  limitMs: 10_000,
});

/**
 * Asks a provider for its models.
 *
 * @param isGuarded nothing but servers on the internet is connected to
 * @throws {AppError} 400 with what to do, in words for whoever made the connection
 */
export async function fetchModels(
  connection: OpenConnection,
  isGuarded: boolean,
): Promise<ListedModel[]> {
  const { protocol } = KIND_FACTS[connection.kind];
  const text = await fetchText(connection, isGuarded);
  const models = await read({ text, protocol }, connection.id);
  if (!models) throw notAList(connection);
  return models;
}

/** A long list is read in a worker: sixteen megabytes of it take a second and more, and nobody else shall wait for that. */
async function read(told: ToldModels, connectionId: string): Promise<ListedModel[] | null> {
  if (told.text.length <= SHORT && isWithin(told.text, AT_ONCE)) return readModelList(told);
  try {
    return await workers.run(READ_MODEL_LIST, told, { visitor: `connection:${connectionId}` });
  } catch (error) {
    if (error instanceof TaskGivenUp) return null;
    throw error;
  }
}

const shownSchema = z.object({ capabilities: z.array(z.string()).max(100) });

/**
 * Whether a model of Ollama can be shown pictures: its list does not say so, and names do for some families only.
 *
 * @returns null where it does not tell, or does not answer
 */
export async function ollamaSees(
  connection: OpenConnection,
  model: string,
  isGuarded: boolean,
): Promise<boolean | null> {
  const { url, headers } = requestOf(connection);
  const asked = { url: url.replace(/tags$/, "show"), headers, body: JSON.stringify({ model }) };
  try {
    const text = await fetchText(connection, isGuarded, asked);
    const told = isWithin(text, AT_ONCE) ? shownSchema.safeParse(JSON.parse(text)).data : null;
    return told ? told.capabilities.includes("vision") : null;
  } catch {
    return null;
  }
}

function requestOf({ kind, baseUrl, key }: OpenConnection) {
  const { protocol } = KIND_FACTS[kind];
  const bearer: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
  if (protocol === "ollama") {
    const root = baseUrl.replace(/\/(?:v1|api)\/?$/, "");
    return { url: endpointOf(root, "", "/api/tags"), headers: bearer };
  }
  const base = baseUrl.replace(/\/(?:chat\/completions|messages)$/, "");
  const url = endpointOf(base, "/v1", "/models");
  if (protocol === "openai") return { url, headers: bearer };
  const headers = { "x-api-key": key ?? "", "anthropic-version": "2023-06-01" };
  return { url: `${url}?limit=1000`, headers };
}

interface Asked {
  url: string;
  headers: Record<string, string>;
  /** Sent by POST. */
  body?: string;
}

async function fetchText(
  connection: OpenConnection,
  isGuarded: boolean,
  asked: Asked = requestOf(connection),
): Promise<string> {
  const { url, headers, body } = asked;
  const dispatcher = await dispatcherFor({ connectMs: CONNECT_MS, isGuarded });
  const { fetch } = await import("undici");
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A followed redirect could carry the key elsewhere, or lead into the private network.
    const post = body === undefined ? {} : { method: "POST", body };
    const response = await fetch(url, { headers, redirect: "manual", signal, dispatcher, ...post });
    if (!response.ok) throw await refusalOf(connection, response);
    return (await readBounded(response.body, LIST_BYTES)).toString("utf8");
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(
      400,
      `${connection.name} did not answer at ${new URL(url).host}. Look at the address, and that it is running; a model can be added by its name all the same.`,
      { cause: error },
    );
  }
}

/** Some say by a code and not by the status that a key is none. */
async function refusalOf(connection: OpenConnection, response: Response): Promise<AppError> {
  const { status } = response;
  const said = await readBounded(response.body, REFUSAL_BYTES).catch(() => null);
  const { code } = judgeOpenAi(status, parseJson(said?.toString("utf8") ?? ""));
  return code === "auth" ? refusedKey(connection) : notAList(connection, status);
}

function refusedKey({ name }: OpenConnection): AppError {
  return new AppError(400, `${name} refused the key. Give another one, or make a new one there.`);
}

function notAList({ name }: OpenConnection, status?: number): AppError {
  const isElsewhere = status !== undefined && status >= 300 && status < 400;
  const answered = isElsewhere
    ? "its address leads to another one, and no key is sent there"
    : `it answered with ${status}`;
  const what = status === undefined ? "what came back is no list" : answered;
  return new AppError(
    400,
    `${name} told no models: ${what}. Look at the address; a model can be added by its name all the same.`,
  );
}
