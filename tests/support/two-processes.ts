import { inject } from "vitest";
import type { AppClient } from "./app-client";
import { AppServer } from "./app-server";
import { type CuttableLine, openCuttableLine } from "./cuttable-line";
import { freshDatabase, MIGRATED } from "./fresh-database";
import { type ModelServer, startModelServer } from "./model-server";

/** One installation of two processes: one PostgreSQL, one folder of data, two ports. */
export interface TwoProcesses {
  one: AppServer;
  two: AppServer;
  models: ModelServer;
  /** What all processes reach PostgreSQL through. */
  database: CuttableLine;
  /** Signs a person in on the first process. @returns their browser at either process */
  person(name: string): Promise<[one: AppClient, two: AppClient]>;
  /** A signed-out browser with one cookie jar, at either process. */
  visitor(): [one: AppClient, two: AppClient];
  stop(): Promise<void>;
}

/**
 * Starts two processes of the built product on a database of their own, connected to a model that a
 * test scripts. Further ones join with `one.startAnother()`, and are the test's to stop.
 *
 * @param settings environment variables that differ
 * @param connection parameters of PostgreSQL's address that differ, e.g. `query_timeout=1000`
 */
export async function startTwoProcesses(
  settings: Record<string, string> = {},
  connection = "",
): Promise<TwoProcesses> {
  const empty = await freshDatabase(inject("postgresUrl"), { copyOf: MIGRATED });
  const database = await openCuttableLine(empty);
  const models = await startModelServer();
  const one = await AppServer.start({
    DATABASE_URL: connection ? `${database.url}?${connection}` : database.url,
    AI_PROVIDER: "openai",
    AI_MODEL: "test",
    AI_BASE_URL: `${models.url}/v1`,
    ...settings,
  });
  const two = await one.startAnother();
  const atBoth = (client: AppClient): [AppClient, AppClient] => [client, client.at(two)];
  return {
    one,
    two,
    models,
    database,
    person: async (name) => atBoth(await one.person(name)),
    visitor: () => atBoth(one.visitor()),
    async stop() {
      await two.stop();
      await one.stop();
      await models.close();
      await database.close();
    },
  };
}
