import { randomBytes } from "node:crypto";
import path from "node:path";
import pg from "pg";

/** The database of a run's cluster that is migrated and empty, and to which nobody is connected. */
export const MIGRATED = "migrated";

/**
 * A new empty database of the same kind as `url`: a file in the same folder, or a database in the
 * same cluster.
 *
 * @param options.name a name of the caller's; one that nobody has without it
 * @param options.copyOf a database of the cluster, which to copy is a sixth of the work of migrating
 * @returns its address
 */
export async function freshDatabase(
  url: string,
  {
    name = `test_${randomBytes(6).toString("hex")}`,
    copyOf,
  }: { name?: string; copyOf?: string } = {},
): Promise<string> {
  if (url.startsWith("file:")) {
    return `file:${path.join(path.dirname(url.slice("file:".length)), `${name}.db`)}`;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}${copyOf ? ` TEMPLATE ${copyOf}` : ""}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = name;
  return fresh.href;
}
