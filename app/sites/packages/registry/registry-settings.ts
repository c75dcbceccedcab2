import Config from "@npmcli/config";
import npm from "@npmcli/config/lib/definitions/index.js";

/** How a registry is reached, as npm's libraries take it: addresses, proxy, certificates, credentials. */
export interface RegistrySettings extends Record<string, unknown> {
  registry: string;
}

/**
 * Reads npm's own configuration: its defaults, npmrc files and `npm_config_*` of the environment.
 *
 * @param registry the operator's, which then is the only one
 */
export async function readSettings(registry?: string): Promise<RegistrySettings> {
  const config = new Config({
    npmPath: process.cwd(),
    ...npm,
    argv: [],
    cwd: process.cwd(),
  });
  await config.load();
  const settings: RegistrySettings = { ...config.flat, registry: String(config.get("registry")) };
  if (registry === undefined) return settings;
  for (const name of Object.keys(settings)) if (name.endsWith(":registry")) delete settings[name];
  return { ...settings, registry };
}

/** The origins that may be asked: those of the registries, and nobody else's. */
export function originsOf(settings: RegistrySettings): Set<string> {
  const addresses = Object.entries(settings)
    .filter(([name, value]) => /(?:^|:)registry$/.test(name) && typeof value === "string")
    .map(([, value]) => new URL(String(value)).origin);
  return new Set(addresses);
}
