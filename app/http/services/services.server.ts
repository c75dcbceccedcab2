import path from "node:path";
import { Avatars } from "~/accounts/avatars.server";
import { BuildTally } from "~/admin/figures/build-tally.server";
import type { MailedBy } from "~/community/notifications/mail/mail-settings.server";
import type { PushedBy } from "~/community/notifications/push/send-pushes.server";
import { LiveRooms } from "~/community/rooms/live/live-rooms.server";
import { PostPictures } from "~/community/writing/pictures.server";
import type { DomainsBy } from "~/domains/domains.server";
import { proofLookup } from "~/domains/proof-lookup.server";
import { chooseModel } from "~/generation/models/choose.server";
import { formModel } from "~/generation/models/form-model";
import type { Model } from "~/generation/models/model";
import { Generations } from "~/generation/runs/generations.server";
import { Mentions } from "~/mentions/mentions.server";
import { ProfilePictures } from "~/mentions/pictures/profile-pictures.server";
import { XClient } from "~/mentions/x/x-client.server";
import { type BuiltIn, chooseFor } from "~/models/choose-model.server";
import { makeInstallable } from "~/phone-apps/installable.server";
import { systemClock } from "~/platform/clock";
import { counters, leases, topics } from "~/platform/coordination/coordination.server";
import { env } from "~/platform/env.server";
import { giveWay } from "~/platform/give-way.server";
import { lastNetwork } from "~/platform/last-network.server";
import { mailer } from "~/platform/mail/mail.server";
import { settings } from "~/platform/settings/settings.server";
import { storage } from "~/platform/storage.server";
import { workers } from "~/platform/workers/workers.server";
import { DailySecret } from "~/publishing/daily-secret.server";
import { Publisher } from "~/publishing/publish.server";
import { PublishExpiry } from "~/publishing/publish-expiry.server";
import { Screenshots } from "~/publishing/screenshots.server";
import { Visits } from "~/publishing/visits.server";
import { SiteBuilder } from "~/sites/build/build.server";
import { buildProcesses } from "~/sites/build/build-process.server";
import { BuildEngine } from "~/sites/engine/build-engine.server";
import { ProgressReport } from "~/sites/engine/progress-report";
import { InstallCount } from "~/sites/packages/registry/install-budget.server";
import { PackageInstaller } from "~/sites/packages/registry/installer.server";
import { packagePolicy } from "~/sites/packages/registry/package-policy.server";
import { readStore, STORE_FOLDER } from "~/sites/packages/store.server";
import { StoredLog } from "~/sites/previews/log/stored-log.server";
import { PreviewWatch } from "~/sites/previews/preview-watch.server";
import { Previews } from "~/sites/previews/previews.server";
import { createStarterModel, type WriteStarterAnswer } from "~/starter/engine/engine.server";
import { Uploads } from "~/uploads/uploads.server";
import { Sockets } from "../sockets/sockets.server";
import { answerChecks } from "./answer-checks.server";
import { readBuildInput } from "./read-build-input.server";
import { listAppsInTurn, namesKnownAppInTurn, writeInTurn } from "./starter-in-turn.server";

/**
 * The domains' engines, bound to this process's configuration: the one place where they meet.
 * Nothing starts on import; workers start with their first use.
 */
/**
 * The workers' program is built once: in development a change of the starter is to be seen at once. The compiler knows
 * this variable, and leaves what writes out of a server whose workers have it.
 */
const write: WriteStarterAnswer =
  process.env.NODE_ENV === "development"
    ? async (asked) =>
        (await import("~/starter/engine/write-answer.server")).writeStarterAnswer(asked)
    : writeInTurn(workers);
const starter = createStarterModel({ write });
/** The engines that are there without any row. */
export const builtInModels: BuiltIn = { environment: chooseModel(env, starter), starter };
const listStarterApps = listAppsInTurn(workers);
/** A model that is too small for files builds all the same. */
const withForm = (model: Model) =>
  model.fillsForms ? formModel(model, starter, listStarterApps) : model;
/** The folder of the package store, which all processes share. */
export const packageStore = path.resolve(env.DATA_DIR, "packages");
export const packageInstaller = new PackageInstaller({
  store: packageStore,
  program: path.join(STORE_FOLDER, "install-program.mjs"),
  policy: packagePolicy(env),
  leases,
  mostBytes: env.PACKAGE_STORE_MB * 1_000_000,
  count: new InstallCount(counters, lastNetwork),
});
const projectPackages = env.PACKAGES === "on" ? packageStore : null;
export const buildTally = new BuildTally();
export const builder: SiteBuilder = new SiteBuilder({
  startProcess: buildProcesses({
    onStart: giveWay,
    store: readStore(STORE_FOLDER, projectPackages),
    workerPath: path.join(STORE_FOLDER, "build-worker.mjs"),
  }),
  installer: packageInstaller,
  packageStore: projectPackages,
  onBuilt: (isGood) => buildTally.count(isGood, builder.load.waiting),
});
export const previewLog = new StoredLog({ topics });
const engine = new BuildEngine({
  builder,
  readTree: readBuildInput,
  isWriting: (projectId) => generations.isWriting(projectId),
  log: previewLog,
});
export const previews = new Previews({ engine, topics, counters });
export const generations: Generations = new Generations({
  model: async (viewer, asked) => withForm(await chooseFor(viewer, asked, builtInModels)),
  checks: answerChecks({ builder, watch: new PreviewWatch({ engine, topics }) }),
});
export const screenshots = new Screenshots({ storage });
export const avatars = new Avatars({ storage });
export const uploads = new Uploads({ storage });
export const postPictures = new PostPictures({ storage });
export const publisher = new Publisher({
  build: async (readTree, { projectId, visitor, onProgress }) => {
    const readInput = async () => {
      const texts = await readTree();
      return { ...(await readBuildInput(projectId)), texts };
    };
    const progress = new ProgressReport({
      now: Date.now,
      onText: () => {},
      onReport(text) {
        onProgress?.(text);
        const line = { source: "build", level: "info", text: `Publishing: ${text}` } as const;
        previewLog.add(projectId, [line]);
      },
    });
    const of = { project: projectId, visitor, onProgress: (text: string) => progress.tell(text) };
    const built = await builder.build(readInput, "release", of);
    return built.ok ? { ok: true, build: await makeInstallable(projectId, built.build) } : built;
  },
  storage,
  screenshots,
});
export const profilePictures = new ProfilePictures({ storage, apiUrl: env.X_API_URL });
const { X_ACCOUNT_ID: accountId, X_BEARER_TOKEN: bearerToken } = env;
export const mentions = new Mentions({
  client:
    accountId && bearerToken
      ? new XClient({
          url: (env.X_API_URL ?? "https://api.x.com").replace(/\/+$/, ""),
          accountId,
          bearerToken,
          writeToken: env.X_WRITE_TOKEN,
        })
      : null,
  by: {
    origin: env.APP_URL,
    // Asked each time, here and below: a page may change it.
    get appName() {
      return settings.APP_NAME;
    },
    namesKnownApp: (said) => namesKnownAppInTurn(workers, said),
  },
});
/** How domains of people are taken and proved. */
export const domainsBy: DomainsBy = {
  product: { hosts: [new URL(env.APP_URL).host, ...env.APP_HOSTS, env.SITES_HOST] },
  get appName() {
    return settings.APP_NAME;
  },
  lookUp: proofLookup(env.DNS_SERVERS),
};
export const sockets = new Sockets();
/** What pushes of notifications are sent with. */
export const pushedBy: PushedBy = {
  get contact() {
    return `mailto:${settings.CONTACT_EMAIL}`;
  },
  allowsLoopback: env.PUSH_TO_LOOPBACK,
};
/** What mails of notifications are written and sent with. */
export const mailedBy: MailedBy = {
  mailer,
  origin: env.APP_URL,
  get appName() {
    return settings.APP_NAME;
  },
};
export const liveRooms = new LiveRooms({ topics });
export const publishExpiry = new PublishExpiry();
export const visits = new Visits({
  secret: new DailySecret({ clock: systemClock }),
  clock: systemClock,
});
