import type { AppClient } from "./app-client";
import { AppServer } from "./app-server";
import { type ModelServer, startModelServer } from "./model-server";

/** The product with a model of its own, and one person. */
export interface AppWithModel {
  app: AppServer;
  models: ModelServer;
  ann: AppClient;
  stop(): Promise<void>;
}

/**
 * Starts the product, connected to a local server that speaks the protocol of a model.
 *
 * @param settings environment variables that differ
 */
export async function startAppWithModel(
  settings: Record<string, string> = {},
): Promise<AppWithModel> {
  const models = await startModelServer();
  const app = await AppServer.start({
    AI_PROVIDER: "openai",
    AI_MODEL: "test",
    AI_BASE_URL: `${models.url}/v1`,
    ...settings,
  });
  return {
    app,
    models,
    ann: await app.person("ann"),
    async stop() {
      await app.stop();
      await models.close();
    },
  };
}
