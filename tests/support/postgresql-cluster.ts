import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../../app/platform/migrate.server";
import { startPostgres } from "../../scripts/ephemeral-postgres.mjs";
import { freshDatabase, MIGRATED } from "./fresh-database";

declare module "vitest" {
  export interface ProvidedContext {
    /** Names the maintenance database of the run's own cluster. */
    postgresUrl: string;
  }
}

/** Where a run keeps the address of its cluster: each project asks for it. */
const CLUSTER = "SAYSO_TEST_CLUSTER";

/** One cluster for the whole run, with a migrated database of which others are copies (fresh-database.ts). */
export default async function setup(project: TestProject) {
  const { [CLUSTER]: running } = process.env;
  if (running) {
    project.provide("postgresUrl", running);
    return;
  }
  const cluster = await startPostgres();
  await migrateDatabase(await freshDatabase(cluster.url, { name: MIGRATED }));
  process.env[CLUSTER] = cluster.url;
  project.provide("postgresUrl", cluster.url);
  return () => {
    delete process.env[CLUSTER];
    return cluster.stop();
  };
}
