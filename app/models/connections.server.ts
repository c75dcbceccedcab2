import { randomUUID } from "node:crypto";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { badRequest, notFound } from "~/platform/errors";
import { seal, unseal } from "~/platform/sealed.server";
import { type ConnectionKind, KIND_FACTS, kindOf } from "./connection-kinds";
import { checkAddress } from "./given-address";
import { checkKey, endOf } from "./given-key";

/** Providers that one person can connect. */
export const MOST_CONNECTIONS = 10;

/** What is shown of a connection: never its key. */
export interface Connection {
  id: string;
  kind: ConnectionKind;
  name: string;
  baseUrl: string;
  /** The last four characters of its key; null where it has none. */
  keyEnd: string | null;
  /** The key cannot be read any more, because the server's secret is another one: it is asked for again. */
  isKeyLost: boolean;
}

/** A connection with what opens it. It stays on the server. */
export interface OpenConnection extends Connection {
  key: string | null;
}

interface NewConnection {
  kind: ConnectionKind;
  name: string;
  /** Left out for a provider's own address. */
  baseUrl?: string | undefined;
  key: string;
}

const place = (id: string) => `ModelConnection:${id}`;

/** What somebody has connected, the oldest first. */
export async function listConnections(userId: string): Promise<Connection[]> {
  const rows = await db.modelConnection.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => withoutKey(open(row)));
}

/** One of somebody's own. @throws {AppError} 404 */
export async function openConnection(userId: string, id: string): Promise<OpenConnection> {
  const row = await db.modelConnection.findFirst({ where: { id, userId } });
  if (!row) throw notFound("That connection is not there any more.");
  return open(row);
}

/**
 * Stores a connection; its key is encrypted for its row.
 *
 * @throws {AppError} 400 with what is wrong by field
 */
export async function addConnection(userId: string, given: NewConnection): Promise<Connection> {
  const { kind, key } = given;
  const facts = KIND_FACTS[kind];
  const baseUrl =
    facts.address && !given.baseUrl?.trim()
      ? facts.address
      : checkAddress(given.baseUrl ?? "", env.AI_ALLOW_PRIVATE_ADDRESSES);
  const checked = checkKey(key, facts.needsKey);
  if ((await db.modelConnection.count({ where: { userId } })) >= MOST_CONNECTIONS) {
    throw badRequest(`You can have ${MOST_CONNECTIONS} connections. Remove one first.`);
  }
  const id = randomUUID();
  const name = given.name.trim() || (facts.address ? facts.label : new URL(baseUrl).host);
  const row = await db.modelConnection.create({
    data: {
      ...{ id, userId, kind, name, baseUrl },
      sealedKey: checked && seal(checked, place(id)),
      keyEnd: checked && endOf(checked),
    },
  });
  return withoutKey(open(row));
}

/** Gives a connection another key. @throws {AppError} 404, 400 */
export async function replaceKey(userId: string, id: string, key: string): Promise<Connection> {
  const { kind } = await openConnection(userId, id);
  const checked = checkKey(key, KIND_FACTS[kind].needsKey);
  const sealedKey = checked && seal(checked, place(id));
  const keyEnd = checked && endOf(checked);
  await db.modelConnection.updateMany({ where: { id, userId }, data: { sealedKey, keyEnd } });
  return withoutKey(await openConnection(userId, id));
}

/** Removes a connection with its key and the models picked from it. @returns its name */
export async function removeConnection(userId: string, id: string): Promise<string> {
  const { name } = await openConnection(userId, id);
  await db.modelConnection.deleteMany({ where: { id, userId } });
  return name;
}

interface Row {
  id: string;
  kind: string;
  name: string;
  baseUrl: string;
  sealedKey: string | null;
  keyEnd: string | null;
}

/** A row with its key. */
export function open({ id, kind, name, baseUrl, sealedKey, keyEnd }: Row): OpenConnection {
  const key = sealedKey && unseal(sealedKey, place(id));
  const isKeyLost = sealedKey !== null && key === null;
  return { id, kind: kindOf(kind), name, baseUrl, keyEnd, key, isKeyLost };
}

function withoutKey({ key: _, ...connection }: OpenConnection): Connection {
  return connection;
}
