import { inject } from "vitest";
import { freshDatabase, MIGRATED } from "./fresh-database";
import { openWorkerDatabase } from "./worker-database";

/** Gives each test file an empty PostgreSQL database. */
await openWorkerDatabase(() => freshDatabase(inject("postgresUrl"), { copyOf: MIGRATED }));
