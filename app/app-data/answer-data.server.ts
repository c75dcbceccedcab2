import type { Request, Response } from "express";
import { AppError, badRequest, notFound } from "~/platform/errors";
import { type DataPlace, isOnPhone } from "./admit-origins";
import {
  COLLECTION_KINDS,
  type CollectionName,
  DATA_LIMITS,
  readDataPath,
} from "./collection-kinds";
import { findCollection, openCollection, requireDeclared } from "./collections.server";
import type { DataBudget } from "./data-budgets";
import { readRecordBody } from "./read-record-body.server";
import { recordJson, recordsJson } from "./record-json";
import {
  addRecord,
  type ChangeProof,
  changeRecord,
  listRecords,
  removeRecord,
  sizeOfRecord,
} from "./records.server";

/** Whose records are asked for, and where. */
export interface DataOf extends DataPlace {
  projectId: string;
  /** Below the app's root. */
  path: string;
  /** Counts towards what whoever asks may. @throws {AppError} 429 */
  count: (budget: DataBudget, amount: number) => Promise<void>;
}

/**
 * Answers an app's request for its records, in JSON, once its origin is admitted. There are no cookies in it: what
 * somebody may do is said by the collection's kind, and by the key of a record.
 */
export async function answerData(request: Request, response: Response, of: DataOf): Promise<void> {
  response.set("Cache-Control", "no-cache");
  try {
    await answer(request, response, of);
  } catch (error) {
    if (!refuseData(response, error)) throw error;
  }
}

/** Says to a program why it gets no records. @returns false where no words were written for that, or an answer is begun */
export function refuseData(response: Response, error: unknown): boolean {
  if (!(error instanceof AppError) || response.headersSent) return false;
  if (error.retryAfterSeconds) response.set("Retry-After", String(error.retryAfterSeconds));
  response.removeHeader("ETag");
  response.status(error.status).set("Cache-Control", "no-store").json(error);
  return true;
}

async function answer(request: Request, response: Response, of: DataOf): Promise<void> {
  const asked = readDataPath(of.path);
  if (!asked) {
    const kinds = Object.keys(COLLECTION_KINDS).join(", ");
    throw notFound(
      `That names no collection. An address is "@sayso/data/" with a kind (${kinds}) and a name of lower-case letters, digits and hyphens, such as "@sayso/data/posts/guestbook".`,
    );
  }
  const named = { ...asked, space: of.space };
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) requireOwnPage(request, of);
  if (isRead && asked.id === null) return sendRecords(request, response, of, named);
  if (request.method === "POST" && asked.id === null)
    return takeRecord(request, response, of, named);
  if (request.method === "PUT" && asked.id)
    return replaceRecord(request, response, of, { ...named, id: asked.id });
  if (request.method === "DELETE" && asked.id)
    return dropRecord(request, response, of, { ...named, id: asked.id });
  response.set("Allow", asked.id ? "PUT, DELETE" : "GET, HEAD, POST");
  throw new AppError(405, `${request.method} does nothing here.`);
}

/** Only an app's own pages write: a page elsewhere cannot have its visitors' browsers do it. @throws {AppError} 403 */
function requireOwnPage(request: Request, of: DataOf): void {
  const from = request.get("sec-fetch-site");
  if (of.isOpaque || isOnPhone(request, of)) return;
  if (from === undefined || from === "same-origin" || from === "none") return;
  throw new AppError(403, "Only the app's own pages can send records. Nothing was stored.");
}

type Named = CollectionName;
type NamedRecord = Named & { id: string };

async function sendRecords(
  request: Request,
  response: Response,
  of: DataOf,
  named: Named,
): Promise<void> {
  await of.count("recordReads", 1);
  if (COLLECTION_KINDS[named.kind].read === "owner") {
    throw new AppError(
      403,
      "What is sent to an inbox is read by the app's owner alone, on the page Data of the project.",
    );
  }
  const collection = await findCollection(of.projectId, named);
  if (!collection) await requireDeclared(of.projectId, named);
  // Nothing in it changes without its version.
  const etag = `"${collection?.id.slice(0, 8) ?? "none"}-${collection?.version ?? 0}"`;
  response.set("ETag", etag).type("json");
  if (request.fresh) return void response.status(304).end();
  const page = pageOf(request);
  const found = collection ? await listRecords(collection.id, page) : [];
  const records = found.slice(0, page.count);
  const next = found.length > records.length ? String(records.at(-1)?.position) : null;
  response.send(recordsJson(records, { count: collection?.count ?? 0, next }));
}

function pageOf({ originalUrl }: Request) {
  const start = originalUrl.indexOf("?");
  const query = new URLSearchParams(start < 0 ? "" : originalUrl.slice(start));
  const [limit, after] = [Number(query.get("limit") ?? Number.NaN), query.get("after") ?? ""];
  const most = DATA_LIMITS.recordsPerPage;
  return {
    count: Number.isInteger(limit) ? Math.min(Math.max(limit, 1), most) : most,
    beyond: /^\d{1,9}$/.test(after) ? Number(after) : null,
    isNewestFirst: query.get("order") === "newest",
  };
}

async function takeRecord(
  request: Request,
  response: Response,
  of: DataOf,
  named: Named,
): Promise<void> {
  const body = await readCounted(request, of);
  const collection = await openCollection(of.projectId, named);
  await of.count("recordsAdded", 1);
  await of.count("recordGrowth", Buffer.byteLength(body));
  const { record, key } = await addRecord(collection, body);
  const { change, read } = COLLECTION_KINDS[named.kind];
  response.status(201).type("json");
  // Whoever sends to an inbox learns that it came, and cannot change it.
  if (read === "owner")
    return void response.send(JSON.stringify({ id: record.id, createdAt: record.createdAt }));
  response.set("ETag", `"${record.version}"`);
  response.send(recordJson(record, change === "maker" ? { key } : {}));
}

async function replaceRecord(
  request: Request,
  response: Response,
  of: DataOf,
  { id, ...named }: NamedRecord,
): Promise<void> {
  const body = await readCounted(request, of);
  const proof = proofIn(request);
  const collection = await requireCollection(of, named);
  const growth = Buffer.byteLength(body) - (await sizeOfRecord(collection, id));
  if (growth > 0) await of.count("recordGrowth", growth);
  const record = await changeRecord(collection, id, { body, proof });
  response.set("ETag", `"${record.version}"`).type("json").send(recordJson(record));
}

async function dropRecord(
  request: Request,
  response: Response,
  of: DataOf,
  { id, ...named }: NamedRecord,
): Promise<void> {
  await of.count("recordWrites", 1);
  const proof = proofIn(request);
  await removeRecord(await requireCollection(of, named), id, proof);
  response.status(204).end();
}

async function readCounted(request: Request, of: DataOf): Promise<string> {
  await of.count("recordWrites", 1);
  const body = await readRecordBody(request);
  await of.count("recordBytes", Buffer.byteLength(body));
  return body;
}

async function requireCollection(of: DataOf, named: Named) {
  const collection = await findCollection(of.projectId, named);
  if (!collection) throw notFound("There is no such record; it may have been removed.");
  return collection;
}

/** @throws {AppError} 400 for a version that cannot be read: without it, it would go over what somebody else has written */
function proofIn(request: Request): ChangeProof {
  const [, key = ""] =
    /^Bearer ([A-Za-z0-9_-]{1,100})$/i.exec(request.get("authorization") ?? "") ?? [];
  const known = (request.get("if-match") ?? "*").trim();
  if (known === "*") return { key, version: null };
  const [, version] = /^(?:W\/)?("?)(\d{1,9})\1$/.exec(known)?.slice(1) ?? [];
  if (version === undefined) {
    throw badRequest(
      'If-Match takes the one version that the change was made of, as in If-Match: "3". Nothing was changed.',
    );
  }
  return { key, version: Number(version) };
}
