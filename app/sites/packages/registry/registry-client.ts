import { setMaxListeners } from "node:events";
import path from "node:path";
import fetchFromRegistry from "npm-registry-fetch";
import type pacote from "pacote";
import type { InstallProgress, PackagePolicy } from "./install-types";
import { RegistryAgent } from "./registry-agent";
import { type RegistrySettings, readSettings } from "./registry-settings";
import { Packuments } from "./resolve/packuments";
import { PACKUMENTS } from "./store-layout";

/** How one installation reaches its registry. */
export interface RegistryClient {
  settings: RegistrySettings;
  agent: RegistryAgent;
  pacote: pacote.Options;
  packuments: Packuments;
  /** Where registries keep a version. */
  tarballUrl(name: string, version: string): string;
  /** Gives up what is under way. */
  close(): void;
}

/** A request that fails is tried twice more, soon: somebody waits. Times are in milliseconds. */
const RETRY = { retries: 2, factor: 4, minTimeout: 200, maxTimeout: 2_000 };
/** An answer may take this long to begin, in milliseconds. */
const ANSWER_MS = 20_000;

/** Opens the way to the registry that the operator, or else npm's own configuration, names. */
export async function openRegistry(
  policy: PackagePolicy,
  store: string,
  report: (progress: InstallProgress) => void,
): Promise<RegistryClient> {
  const settings = await readSettings(policy.registry);
  const agent = new RegistryAgent(settings);
  const closing = new AbortController();
  // As many as there are requests under way.
  setMaxListeners(0, closing.signal);
  // Without a cache of its own: what it would keep is unpacked already.
  const { cache: _, ...reached } = settings;
  const options = {
    ...reached,
    agent,
    signal: closing.signal,
    timeout: ANSWER_MS,
    retry: RETRY,
    preferOnline: true,
  } as pacote.Options;
  const packuments = new Packuments({
    pacote: options,
    folder: path.join(store, PACKUMENTS),
    onRead: (done) => report({ phase: "resolving", done }),
  });
  return {
    settings: { ...settings, ...options, registry: settings.registry },
    agent,
    pacote: { ...options, packumentCache: packuments.asCache },
    packuments,
    tarballUrl(name, version) {
      const registry = fetchFromRegistry.pickRegistry(name, settings).replace(/\/+$/, "");
      return `${registry}/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
    },
    close() {
      closing.abort();
      agent.destroy();
    },
  };
}
