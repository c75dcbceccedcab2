import { AppServer } from "./app-server";
import { type AppWithModel, startAppWithModel } from "./app-with-model";

/**
 * One product for all test files of a worker, which tell their data apart by people and projects:
 * whoever counts what all people made, needs other settings, or ends the process, starts one of
 * their own (`AppServer.start`).
 */
let plain: Promise<AppServer> | undefined;
let withModel: Promise<AppWithModel> | undefined;

/** The product with its built-in engine. */
export function sharedApp(): Promise<AppServer> {
  plain ??= AppServer.start();
  return plain;
}

/** The product with a model that a test scripts: `models.play` says what it answers from now on. */
export function sharedAppWithModel(): Promise<AppWithModel> {
  withModel ??= startAppWithModel();
  return withModel;
}
