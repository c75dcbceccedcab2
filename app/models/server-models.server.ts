import { z } from "zod";
import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { badRequest, notFound } from "~/platform/errors";
import { seal, unseal } from "~/platform/sealed.server";
import { checkAddress } from "./given-address";
import { checkKey, endOf } from "./given-key";
import { type ModelSettings, settingFields, settingsOf } from "./model-settings";

/** Models that an installation can offer beside the one of its environment. */
export const MOST_SERVER_MODELS = 30;

export const SERVER_PROVIDERS = ["openai", "anthropic", "ollama"] as const;
export type ServerProvider = (typeof SERVER_PROVIDERS)[number];

/** A model that the operator offers, as administrators see it. */
export interface ServerModel extends ModelSettings {
  id: string;
  name: string;
  provider: ServerProvider;
  baseUrl: string | null;
  model: string;
  keyEnd: string | null;
  /** The key cannot be read any more, because the server's secret is another one. */
  isKeyLost: boolean;
  isDefault: boolean;
}

/** The same with what opens it. It stays on the server. */
export interface OpenServerModel extends ServerModel {
  key: string | null;
}

const line = (what: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, `Please give ${what}.`)
    .max(most, `This can have ${most} characters at most.`);

/** What a form about the server's models says. */
export const serverModelSchema = z.object({
  name: line("the name that people see", 60),
  provider: z.enum(SERVER_PROVIDERS, { message: "Please choose how the model is asked." }),
  baseUrl: z.string().max(300).default(""),
  model: line("the model's name as its provider writes it", 200),
  key: z.string().max(1_000).default(""),
  ...settingFields,
});
type Said = z.output<typeof serverModelSchema>;
type Tx = Prisma.TransactionClient;

const place = (id: string) => `ServerModel:${id}`;

/** All of them, the oldest first, with what opens them. */
export async function openServerModels(): Promise<OpenServerModel[]> {
  const rows = await db.serverModel.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return rows.map(open);
}

/** As administrators see them. */
export async function listServerModels(): Promise<ServerModel[]> {
  return (await openServerModels()).map(({ key: _, ...model }) => model);
}

/** One of them with what opens it; null when it is not offered any more. */
export async function openServerModel(id: string): Promise<OpenServerModel | null> {
  const row = await db.serverModel.findUnique({ where: { id } });
  return row && open(row);
}

/** Offers another model. @throws {AppError} 400 */
export async function addServerModel(tx: Tx, id: string, said: Said): Promise<string> {
  if ((await tx.serverModel.count()) >= MOST_SERVER_MODELS) {
    throw badRequest(`There can be ${MOST_SERVER_MODELS} models. Remove one first.`);
  }
  await tx.serverModel.create({ data: { id, ...dataOf(said), ...keyOf(id, said.key) } });
  return `“${said.name}” is offered`;
}

/** Changes a model; without a key in the form it keeps the one it has. @throws {AppError} 404, 400 */
export async function changeServerModel(tx: Tx, id: string, said: Said): Promise<string> {
  const data = { ...dataOf(said), ...(said.key.trim() === "" ? {} : keyOf(id, said.key)) };
  const { count } = await tx.serverModel.updateMany({ where: { id }, data });
  if (count === 0) throw gone();
  return `“${said.name}” was saved`;
}

/** Offers a model no more; whoever had chosen it gets the server's choice. @throws {AppError} 404 */
export async function removeServerModel(tx: Tx, id: string): Promise<string> {
  const { count } = await tx.serverModel.deleteMany({ where: { id } });
  if (count === 0) throw gone();
  return "The model was removed";
}

/** @param id of the model that answers whoever has chosen none; null for the environment's */
export async function setDefaultModel(tx: Tx, id: string | null): Promise<string> {
  await tx.serverModel.updateMany({ data: { isDefault: false } });
  if (id !== null) {
    await tx.serverModel.updateMany({ where: { id }, data: { isDefault: true } });
  }
  return "The default was changed";
}

function dataOf({ name, provider, baseUrl, model, ...settings }: Said) {
  // The operator may name what they like.
  const address = baseUrl.trim() === "" ? null : checkAddress(baseUrl, true);
  return { name, provider, baseUrl: address, model, ...settingsOf(settings as ModelSettings) };
}

function keyOf(id: string, typed: string) {
  const key = checkKey(typed, false);
  return { sealedKey: key && seal(key, place(id)), keyEnd: key && endOf(key) };
}

type Row = NonNullable<Awaited<ReturnType<typeof db.serverModel.findUnique>>>;

function open({ sealedKey, provider, createdAt: _, ...row }: Row): OpenServerModel {
  const key = sealedKey && unseal(sealedKey, place(row.id));
  const known = SERVER_PROVIDERS.find((one) => one === provider) ?? "openai";
  return { ...row, provider: known, key, isKeyLost: sealedKey !== null && key === null };
}

function gone() {
  return notFound("That model is not offered any more.");
}
