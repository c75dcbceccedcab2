import { randomBytes } from "node:crypto";
import path from "node:path";
import pg from "pg";

/**
 * A new empty database of the same kind as `url`: a file in the same folder, or a database in the
 * same cluster.
 *
 * @returns its address
 */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  if (url.startsWith("file:")) {
    return `file:${path.join(path.dirname(url.slice("file:".length)), `${name}.db`)}`;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = name;
  return fresh.href;
}
