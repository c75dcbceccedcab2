// The SQL between two Prisma schemas, by Prisma's own schema engine compiled to WebAssembly.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";

const require = createRequire(import.meta.url);

/**
 * Compares two schemas. The engine insists on a connection, though it stores nothing in it.
 *
 * @param {string} url of a database of the schemas' kind, e.g. `file::memory:`
 * @param {string | null} before the older schema's text; null for an empty database
 * @param {string} after the newer schema's text
 * @returns {Promise<string>} the migration's SQL; empty when nothing differs
 */
export async function diffSchemas(url, before, after) {
  loaded ??= loadEngine();
  const { SchemaEngine } = await loaded;
  const adapter = url.startsWith("postgresql:")
    ? new PrismaPg({ connectionString: url })
    : new PrismaBetterSqlite3({ url });
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  const engine = await SchemaEngine.new({}, () => {}, bound);
  const datamodel = (content) => ({
    tag: "schemaDatamodel",
    files: [{ path: "schema.prisma", content }],
  });
  const result = await engine.diff({
    from: before === null ? { tag: "empty" } : datamodel(before),
    to: datamodel(after),
    script: true,
    shadowDatabaseUrl: null,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const sql = result.stdout ?? "";
  return /empty migration/i.test(sql) ? "" : sql;
}

// Its glue code keeps views of one instance's memory, so there can be only one.
let loaded;

async function loadEngine() {
  const folder = path.dirname(require.resolve("@prisma/schema-engine-wasm"));
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const { instance } = await WebAssembly.instantiate(
    readFileSync(path.join(folder, "schema_engine_bg.wasm")),
    { "./schema_engine_bg.js": glue },
  );
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}
