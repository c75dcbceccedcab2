import { LRUCache } from "lru-cache";
import { env } from "~/platform/env.server";
import { sha256 } from "~/platform/hash.server";
import type { OpenConnection } from "./connections.server";
import { fetchModels, type ListedModel } from "./provider-list.server";

/** How long a provider's list is kept, in milliseconds: they change every few days. */
const KEPT_MS = 10 * 60_000;
/** Models of all kept lists together; each takes some 200 bytes. */
const KEPT_MODELS = 50_000;

const listCache = new LRUCache<string, ListedModel[]>({
  max: 500,
  ttl: KEPT_MS,
  maxSize: KEPT_MODELS,
  sizeCalculation: (models) => models.length + 1,
});

/** A provider's models, asked for at most every ten minutes. @throws {AppError} 400 */
export async function listProviderModels(connection: OpenConnection): Promise<ListedModel[]> {
  const { id, baseUrl, key } = connection;
  const name = sha256(JSON.stringify([id, baseUrl, key]));
  const known = listCache.get(name);
  if (known) return known;
  const models = await fetchModels(connection, !env.AI_ALLOW_PRIVATE_ADDRESSES);
  models.sort((a, b) => (a.model < b.model ? -1 : 1));
  listCache.set(name, models);
  return models;
}

/** Models whose name holds all words of a search, the shortest names first. */
export function searchModels(models: readonly ListedModel[], search: string): ListedModel[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...models];
  return models
    .filter(({ model }) => words.every((word) => model.toLowerCase().includes(word)))
    .sort((a, b) => a.model.length - b.model.length);
}
