import { randomUUID } from "node:crypto";
import type { AppClient } from "./app-client";

/** A word that no other test has, good for an address. */
export function unique(word: string): string {
  return `${word}-${randomUUID().slice(0, 8)}`;
}

/** Makes a project with these files. @returns its id */
export async function makeProject(
  client: AppClient,
  name: string,
  files: Record<string, string> = {},
): Promise<string> {
  const { id } = (await client.json("POST", "/api/projects", { name })).body;
  for (const [path, content] of Object.entries(files)) await putFile(client, id, path, content);
  return id;
}

/** Makes a file. @throws {Error} when it is refused */
export async function putFile(client: AppClient, id: string, path: string, content: string) {
  const made = await client.json("POST", `/api/projects/${id}/files`, { path, content });
  if (made.status !== 201) throw new Error(`${path} was not made: ${made.text}`);
}

/** Publishes a project. @throws {Error} when it is refused */
export async function publish(client: AppClient, id: string, slug: string, more: object = {}) {
  const done = await client.json("POST", `/api/projects/${id}/publish`, { slug, ...more });
  if (done.status !== 200) throw new Error(`${slug} was not published: ${done.text}`);
}

/** What is stored under a path. */
export async function storedFile(
  client: AppClient,
  id: string,
  path: string,
): Promise<{ id: string; content: string } | undefined> {
  const rows: { id: string; path: string; content: string }[] = (
    await client.get(`/api/files/${id}`)
  ).body;
  return rows.find((row) => row.path === path);
}
