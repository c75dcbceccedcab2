import path from "node:path";
import { copyEmptyDatabase } from "./empty-database";
import { openWorkerDatabase } from "./worker-database";

/** Gives each test file an empty SQLite database. */
await openWorkerDatabase(async (folder) => {
  const file = path.join(folder, "test.db");
  copyEmptyDatabase(file);
  return `file:${file}`;
});
