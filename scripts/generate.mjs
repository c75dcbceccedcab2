// Generates what the source needs and nobody commits: both database clients, and the scripts of
// pages that React does not run.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildEnhance } from "./build-enhance.mjs";
import { derivePostgresqlSchema } from "./derive-postgresql.mjs";
import { runPrisma } from "./prisma.mjs";

const clients = path.resolve(import.meta.dirname, "../app/generated");
/** What clients are told of the data model, which is one for both databases: a third of a megabyte. */
const MODEL =
  /config\.runtimeDataModel = JSON\.parse\(".*"\)\nconfig\.parameterizationSchema = \{\n.*\n.*\n\}\n/;

const postgresql = derivePostgresqlSchema();
for (const schema of ["prisma/schema.prisma", postgresql]) {
  const status = runPrisma(["generate", "--schema", schema], { quiet: true });
  if (status !== 0) process.exit(status);
}
shareModel();
for (const name of ["sqlite", "postgresql"]) compilePlainly(name);
await buildEnhance();

/** Has PostgreSQL's client take the model from SQLite's, so that no server holds it twice. */
function shareModel() {
  const [one, other] = ["sqlite", "postgresql"].map((name) =>
    path.join(clients, name, "internal/class.ts"),
  );
  const [sqlite, text] = [one, other].map((file) => readFileSync(file, "utf8"));
  const [model] = MODEL.exec(sqlite) ?? [];
  if (!model || !text.includes(model)) {
    throw new Error("Prisma writes its clients in another way now, or their models differ.");
  }
  const shared = `import { model } from "../../sqlite/internal/class"\n\nObject.assign(config, model)\n`;
  writeFileSync(
    other,
    text.replace(model, () => shared),
  );
  const exported =
    "export const model = { runtimeDataModel: config.runtimeDataModel, parameterizationSchema: config.parameterizationSchema }\n";
  writeFileSync(
    one,
    sqlite.replace(model, () => `${model}${exported}`),
  );
}

/** Has what compiles queries compiled without optimising it (docs/decisions/050-queries-are-compiled-plainly.md). */
function compilePlainly(name) {
  const file = path.join(clients, name, "internal/class.ts");
  const text = readFileSync(file, "utf8");
  const compiles = "return new WebAssembly.Module(wasmArray)";
  if (text.split(compiles).length !== 2)
    throw new Error("Prisma compiles queries in another way now.");
  const plain = text.replace(compiles, "return compilePlainly(wasmArray)");
  // Behind what says at the top that nobody checks the file.
  const imported = 'import { compilePlainly } from "../../../platform/plain-wasm"\nimport ';
  writeFileSync(file, plain.replace(/^import /m, imported));
}
