import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady, logDevReady } from "@remix-run/node";
import { listenUntilSignal } from "~/http/shell/listen.server";
import { createServer } from "~/http/shell/server.server";
import { nameBuild } from "~/http/shell/service-worker.server";
import { env } from "~/platform/env.server";
import { endRefusedStart } from "~/platform/start-refusal";

/** Resolves once the server listens. */
export const listening = start().catch(endRefusedStart);

async function start(): Promise<void> {
  await listenUntilSignal(createServer({ build }), nameBuild(build));
  if (env.NODE_ENV !== "development") return;
  logDevReady(build);
  await broadcastDevReady(build);
}
