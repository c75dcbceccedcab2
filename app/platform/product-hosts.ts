import { isIP } from "node:net";
import type { LRUCache } from "lru-cache";
import { growingCache } from "./growing-cache";
import { isLoopback } from "./loopback";

/** What of the configuration says under which names the product answers. */
export interface HostsConfig {
  APP_URL: string;
  /** Further names, each with its port if it has one. */
  APP_HOSTS: readonly string[];
  /** Whether APP_URL is this machine's, as it is until somebody sets it. */
  isLoopback: boolean;
}

/** A name or an address, and perhaps a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** RFC 1035: a name has 253 characters at most; behind it there may be a port. */
const LONGEST_HOST = 253 + ":65535".length;

/** Whoever asks sends hosts as they like, so few are kept; a server has a handful. */
const HOSTS_KEPT = 200;
/** What hosts were met as, by configuration: each request asks some five times, and reads four addresses for it. */
const metCaches = new WeakMap<HostsConfig, MetCache>();

type MetCache = LRUCache<string, { origin: string | null }>;

/**
 * The origin under which somebody met the product: scheme, host and port, as a browser writes it.
 * Without an APP_URL the product answers under every address of its machine, so that a first start
 * can be looked at from anywhere, but under no name of others: whoever owns a name can have it lead
 * here, and a page under it would then be of the same origin (DNS rebinding). An address is nobody's
 * to lead elsewhere (docs/decisions/055-the-gate.md).
 *
 * @param host a `Host` header
 * @param scheme "http" or "https", as the connection or a trusted proxy says
 * @returns null where the product does not answer under this host
 */
export function originMet(
  host: string | undefined,
  scheme: string,
  config: HostsConfig,
): string | null {
  if (!host || host.length > LONGEST_HOST) return null;
  const cache: MetCache = metCaches.get(config) ?? growingCache(HOSTS_KEPT);
  metCaches.set(config, cache);
  const asked = `${scheme}://${host}`;
  const known = cache.get(asked);
  if (known) return known.origin;
  const origin = readOrigin(host, scheme, config);
  cache.set(asked, { origin });
  return origin;
}

function readOrigin(host: string, scheme: string, config: HostsConfig): string | null {
  const app = new URL(config.APP_URL);
  const met = parseHost(host, app.protocol);
  if (!met) return null;
  if (met.host === app.host) return config.APP_URL;
  const isKnown =
    config.APP_HOSTS.some((known) => parseHost(known, app.protocol)?.host === met.host) ||
    (config.isLoopback && (isLoopback(met.hostname) || isAddress(met.hostname)));
  return isKnown ? (parseHost(host, `${scheme}:`)?.origin ?? null) : null;
}

function parseHost(host: string | undefined, protocol: string): URL | null {
  const address = `${protocol}//${host}`;
  return host && HOST.test(host) && URL.canParse(address) ? new URL(address) : null;
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}
