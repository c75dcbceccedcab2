import path from "node:path";
import express from "express";
import { SiteBuilder } from "~/sites/build/build.server";
import { buildProcesses } from "~/sites/build/build-process.server";
import type { BuildResult } from "~/sites/build/build-types";
import { readStore, STORE_FOLDER } from "~/sites/packages/store.server";
import { sendStoreFile } from "~/sites/packages/store-files.server";
import { apps } from "~/starter/apps/catalog";
import { paramsFor } from "~/starter/engine/params";
import { makeProject } from "~/starter/engine/project.server";
import { understand } from "~/starter/match/understand";
import type { StarterApp, StarterKind } from "~/starter/starter-app";

const PORT = Number(process.env.PORT ?? 4100);

/**
 * Serves the app that the words name, as it is made when nothing but its name was asked, until the
 * process ends. Says which apps there are when they name none.
 *
 * @param words the app's name and, where it comes in several, its kind: `["todo", "static"]`
 * @returns the exit code: 1 when there is no such app
 */
export async function serveStarter([name = "", kind]: string[]): Promise<number> {
  const app = apps.find(({ id }) => id === name);
  const chosen = app && (kind ? app.kinds.find((own) => own === kind) : app.kinds[0]);
  if (!app || !chosen) {
    console.log(`${name ? `There is no “${[name, kind].filter(Boolean).join(" ")}”. ` : ""}Serve one of:
${apps.map(({ id, kinds }) => `  npm run starter -- ${id}${kinds.length > 1 ? ` [${kinds.join(" | ")}]` : ""}`).join("\n")}`);
    return name === "" ? 0 : 1;
  }
  const server = createServer(app, chosen);
  await new Promise<void>((resolve, reject) =>
    server.listen(PORT, "127.0.0.1", resolve).on("error", reject),
  );
  console.log(`The ${app.name} (${chosen}) is at http://localhost:${PORT}`);
  return 0;
}

/** Builds anew for each page that is asked for, so that a reload shows a change. */
function createServer(app: StarterApp, kind: StarterKind): express.Express {
  const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
  const builder = new SiteBuilder({
    startProcess: buildProcesses({ store: readStore(), workerPath }),
  });
  const params = () => paramsFor(app, understand("", apps));
  let built: BuildResult = { ok: false, problems: [] };
  const server = express();
  server.use("/@store", (request, response) =>
    sendStoreFile(request, response, request.path.slice(1)),
  );
  server.use(async (request, response) => {
    const page = request.path.endsWith("/") ? `${request.path}index.html` : request.path;
    if (page.endsWith(".html"))
      built = await builder.build(makeProject(app, params(), kind), "release");
    if (!built.ok) {
      response.status(500).type("text");
      response.send(
        built.problems.map(({ file, line, text }) => `${file}:${line} ${text}`).join("\n"),
      );
      return;
    }
    const file = built.build.files.get(page);
    if (file) response.type(file.type).send(Buffer.from(file.body));
    else response.status(404).type("text").send("Not found");
  });
  return server;
}
