import type { AppClient } from "./app-client";
import { AppServer } from "./app-server";
import { type AppWithModel, startAppWithModel } from "./app-with-model";
import type { ModelServer } from "./model-server";
import { everydayScenario } from "./model-server/everyday";

let plain: Promise<AppServer> | undefined;
let withModel: Promise<AppWithModel> | undefined;
let files = 0;

/**
 * The product as one of several test files sees it that share a server: its people are its own, and
 * so is what was printed since it began. Who counts what all people made, needs other settings, or
 * ends the process, starts a server of their own (`AppServer.start`).
 */
export class SharedApp {
  readonly #server: AppServer;
  readonly #file = ++files;
  readonly #printedBefore: number;

  constructor(server: AppServer) {
    this.#server = server;
    this.#printedBefore = server.output.length;
  }

  get port(): number {
    return this.#server.port;
  }

  get pid(): number {
    return this.#server.pid;
  }

  get origin(): string {
    return this.#server.origin;
  }

  get dataDir(): string {
    return this.#server.dataDir;
  }

  /** What the process printed since this file began. */
  get output(): string {
    return this.#server.output.slice(this.#printedBefore);
  }

  /** The name under which this file's person of that name signs in. */
  nameOf(name: string): string {
    return `${name}-${this.#file}`;
  }

  /** A signed-out browser with an empty cookie jar. */
  visitor(): AppClient {
    return this.#server.visitor();
  }

  /** A browser in which this file's person of that name has signed in. */
  person(name: string): Promise<AppClient> {
    return this.#server.person(this.nameOf(name));
  }

  /** Starts the process again, with the same data and address: no other file of the worker runs. */
  restart(): Promise<void> {
    return this.#server.restart();
  }
}

/** The product with its built-in engine; one for all test files of a worker. */
export async function sharedApp(): Promise<SharedApp> {
  plain ??= AppServer.start();
  return new SharedApp(await plain);
}

/** The product with a model that a test scripts (`models.play`), and one person. */
export async function sharedAppWithModel(): Promise<{
  app: SharedApp;
  models: ModelServer;
  ann: AppClient;
}> {
  withModel ??= startAppWithModel();
  const { app: server, models } = await withModel;
  const app = new SharedApp(server);
  models.play(everydayScenario);
  return { app, models, ann: await app.person("ann") };
}
