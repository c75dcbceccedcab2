import type { TestProject } from "vitest/node";
import { startPostgres } from "../../scripts/ephemeral-postgres.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** Names the maintenance database of the run's own cluster. */
    postgresUrl: string;
  }
}

/** One cluster for the whole run. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
