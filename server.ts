import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady, installGlobals, logDevReady } from "@remix-run/node";
import { listenUntilSignal } from "~/http/shell/listen.server";
import { createServer } from "~/http/shell/server.server";
import { nameBuild } from "~/http/shell/service-worker.server";
import { env } from "~/platform/env.server";
import { endRefusedStart } from "~/platform/start-refusal";

installGlobals({ nativeFetch: true });

await listenUntilSignal(createServer({ build }), nameBuild(build)).catch(endRefusedStart);

if (env.NODE_ENV === "development") {
  logDevReady(build);
  await broadcastDevReady(build);
}
