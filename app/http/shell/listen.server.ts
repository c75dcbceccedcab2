import type { Server } from "node:http";
import path from "node:path";
import { firstAdminToken } from "~/accounts/first-admin.server";
import { PROVIDER_NAMES, PROVIDERS } from "~/accounts/oauth/provider";
import { readProviderKeys } from "~/accounts/oauth/provider-keys.server";
import { compareNetwork } from "~/plans/network-at-start.server";
import { coordination, leases } from "~/platform/coordination/coordination.server";
import { db, tuneDatabase } from "~/platform/db.server";
import { env, openDataDir } from "~/platform/env.server";
import { IdleCollection } from "~/platform/idle-collection.server";
import { log } from "~/platform/log.server";
import { mailer } from "~/platform/mail/mail.server";
import { migrateDatabase } from "~/platform/migrate.server";
import { isOnlyServer } from "~/platform/only-server.server";
import { pictureProcess } from "~/platform/pictures/picture.server";
import { readSecret } from "~/platform/session-secret.server";
import { followSettings } from "~/platform/settings/read-settings.server";
import { onSettingsChange, settings } from "~/platform/settings/settings.server";
import { CHECKPOINT_DATABASE, keepLogShort } from "~/platform/sqlite-log.server";
import { refuseValue } from "~/platform/start-refusal";
import { firstAdminPath } from "~/platform/urls";
import { workers } from "~/platform/workers/workers.server";
import { chromiumPath } from "~/publishing/pictures/find-chromium.server";
import { siteHostWarning } from "~/sites/serving/origin.server";
import { scheduleJobs } from "../jobs/recurring-jobs.server";
import { content } from "../services/content.server";
import {
  builder,
  buildTally,
  builtInModels,
  generations,
  liveRooms,
  packageInstaller,
  previewLog,
  previews,
  publisher,
  sockets,
} from "../services/services.server";
import { fragmentCache } from "./fragment-cache.server";
import { holdRequests } from "./hold-requests.server";
import { KEPT_BUILDS, keepBuild } from "./kept-assets.server";
import { clearOnChange, clearOnPosts, pageCache } from "./page-cache.server";
import { warmUpLater } from "./warm-up.server";

/**
 * Brings the installation up (migrations), listens, ends interrupted answers, and stops in order on
 * SIGTERM or SIGINT: no new requests, running answers finish or are marked, then the rest closes.
 *
 * @param build names what pages of this build load (`nameBuild`)
 * @throws {StartRefusal} when the configuration asks for what is not there
 */
export async function listenUntilSignal(server: Server, build: string): Promise<void> {
  openDataDir(env);
  readSecret(env);
  await migrateDatabase(env.DATABASE_URL);
  await tuneDatabase(db, env.DATABASE_URL);
  const leaveLog = await checkpointInTurn();
  await followSettings();
  await compareNetwork();
  const report = (error: unknown) => log.error({ err: error }, "background work failed");
  publisher.followDeletions(report);
  previews.connect();
  previewLog.connect();
  clearOnChange(pageCache);
  clearOnPosts(pageCache);
  clearOnChange(fragmentCache);
  onSettingsChange(() => {
    content.forget();
    pageCache.clear();
    fragmentCache.clear();
  });

  // The address comes first: a second server that is started by mistake ends here, and has not taken
  // the answers of the first one for a killed server's.
  const serve = holdRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(refuseValue(variableOf(error), error)));
    server.listen(env.PORT, env.HOST, resolve);
  });
  await recoverAnswers();
  const adminToken = await firstAdminToken();
  serve();
  announce(server, adminToken);
  const warmUp = warmUpLater(builder, env.BUILD_WARM_UP === "on");
  // While the source changes, each minute has a build of its own, and its tabs reload by themselves.
  if (env.NODE_ENV !== "development") {
    keepBuild(path.join(env.DATA_DIR, KEPT_BUILDS), build, path.resolve("public")).catch(report);
  }
  scheduleJobs();
  new IdleCollection().begin();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    warmUp.end();
    leaveLog();
    server.close();
    await sockets.close();
    await liveRooms.close();
    await generations.drain();
    server.closeAllConnections();
    pictureProcess.close();
    await Promise.all([builder.close(), packageInstaller.close(), workers.close()]);
    await buildTally.write().catch(report);
    mailer.close();
    await coordination.close();
    await db.$disconnect();
    process.exit(0);
  };
  // Each time, not once: a signal to a process group comes twice, and the default is to end at once.
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

/** Has a worker bring SQLite's log into the database. @returns ends it */
async function checkpointInTurn(): Promise<() => void> {
  if (!env.DATABASE_URL.startsWith("file:")) return () => {};
  return keepLogShort(db, env.DATABASE_URL.slice("file:".length), (file) =>
    workers.run(CHECKPOINT_DATABASE, file, { visitor: "database" }),
  );
}

/** Ends what killed servers left running; at once where no other server can be alive. */
async function recoverAnswers(): Promise<void> {
  if (isOnlyServer(env.DATABASE_URL)) await leases.forgetFormerOwners();
  const interrupted = await generations.recover();
  if (interrupted > 0) log.warn({ interrupted }, "answers were interrupted by the last stop");
  generations.watch();
}

/** Which variable a failure to listen speaks of. */
function variableOf({ code }: NodeJS.ErrnoException): "PORT" | "HOST" {
  return code === "EADDRINUSE" || code === "EACCES" ? "PORT" : "HOST";
}

/** @param adminToken makes its opener the first administrator, where there is none */
function announce(server: Server, adminToken: string | null): void {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  const url = env.isLoopback ? `http://localhost:${port}` : env.APP_URL;
  const offer = (on: boolean, what: string, how: string) =>
    `  ${on ? "on " : "off"}  ${what}${on ? "" : ` (${how})`}`;
  const sites =
    env.SITES_HOST === "path"
      ? "on their own path; set SITES_HOST to a wildcard host for full isolation"
      : `*.${env.SITES_HOST}`;
  const lines = [
    `${settings.APP_NAME} is running at ${url}`,
    `  model: ${builtInModels.environment.label}${builtInModels.environment.kind === "starter" ? " (AI_PROVIDER and AI_MODEL connect a model)" : ""}`,
    `  sites: ${sites}`,
    offer(true, "Solana wallet sign-in", ""),
    offer(true, "passkeys", ""),
    ...PROVIDERS.map((provider) =>
      offer(
        readProviderKeys(provider) !== null,
        `${PROVIDER_NAMES[provider]} sign-in`,
        `${provider.toUpperCase()}_CLIENT_ID, ${provider.toUpperCase()}_CLIENT_SECRET`,
      ),
    ),
    offer(mailer.isOn, "mail", "SMTP_URL, MAIL_FROM"),
    offer(chromiumPath !== null, "pictures of published apps", "CHROMIUM_PATH"),
    offer(env.DEV_LOGIN, "development sign-in", "DEV_LOGIN=true"),
  ];
  if (adminToken) {
    lines.push(
      "  no administrator yet: this link makes you the first, once. Keep it to yourself:",
      `  ${url}${firstAdminPath(adminToken)}`,
    );
  }
  const warning = siteHostWarning(env);
  if (warning) log.warn(warning);
  process.stdout.write(`${lines.join("\n")}\n`);
}
