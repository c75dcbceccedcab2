import path from "node:path";
import { openWorkerDatabase } from "./worker-database";

/** Gives each test file an empty SQLite database. */
await openWorkerDatabase(async (folder) => `file:${path.join(folder, "test.db")}`);
