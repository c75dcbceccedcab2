import { inject } from "vitest";
import { freshDatabase } from "./fresh-database";
import { openWorkerDatabase } from "./worker-database";

/** Gives each test file an empty PostgreSQL database. */
await openWorkerDatabase(() => freshDatabase(inject("postgresUrl")));
