import { isLoopback } from "~/platform/loopback";

/** A label of a site's host: a DNS label, lower case. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Below this path sites are served where their hosts cannot resolve. */
export const SITES_PATH = "/sites/";

/** What of the configuration decides where sites are. */
export interface SitesConfig {
  /** `sites.localhost:3000`, or `path`. */
  SITES_HOST: string;
  APP_URL: string;
}

/** The few things of a request that decide it; Express's and Fetch's both have them. */
interface HostOf {
  headers: { host?: string | undefined };
}

/**
 * Where a site is, for whoever asked on this host: a host of its own, or the path fallback where
 * such a host could not resolve.
 *
 * @param path begins with "/"
 */
export function siteUrl(request: HostOf, config: SitesConfig, label: string, path = "/"): string {
  if (usesPath(request.headers.host, config)) return `${SITES_PATH}${label}${path}`;
  const protocol = new URL(config.APP_URL).protocol;
  return `${protocol}//${label}.${config.SITES_HOST}${path}`;
}

/**
 * Whether a visitor on this host gets sites below a path: on a bare address of another machine,
 * and on any name of it while sites are below `localhost`, which leads each visitor to their own.
 */
export function usesPath(host: string | undefined, config: SitesConfig): boolean {
  if (config.SITES_HOST === "path") return true;
  const name = hostName(host);
  if (isLoopback(name)) return false;
  return isAddress(name) || isLoopback(hostName(config.SITES_HOST));
}

/** Who may frame a site: the product, by every name that a browser beside it may call it. */
export function framersOf(config: SitesConfig): string[] {
  const { origin, hostname, protocol, port } = new URL(config.APP_URL);
  if (!isLoopback(hostname)) return [origin];
  const suffix = port ? `:${port}` : "";
  const names = ["localhost", "127.0.0.1"].map((name) => `${protocol}//${name}${suffix}`);
  return [...new Set([origin, ...names])];
}

/**
 * The label in a `Host` header.
 *
 * @returns the label; "" for a host below SITES_HOST that names no site; null for any other host
 */
export function labelOfHost(host: string | undefined, config: SitesConfig): string | null {
  if (config.SITES_HOST === "path") return null;
  const name = hostName(host);
  const sites = hostName(config.SITES_HOST);
  if (name === sites) return "";
  if (!name.endsWith(`.${sites}`)) return null;
  const label = name.slice(0, -sites.length - 1);
  return LABEL.test(label) ? label : "";
}

/**
 * Why the sites' host is too near to the product's, or null. Below the product's domain a published
 * app is of the same site as the product: it can plant cookies for all of the domain, and `SameSite`
 * keeps nothing apart (docs/operating.md says what to use instead).
 */
export function siteHostWarning(config: SitesConfig): string | null {
  const product = new URL(config.APP_URL).hostname;
  if (config.SITES_HOST === "path" || isLoopback(product)) return null;
  const domain = product.replace(/^www\./, "");
  const sites = hostName(config.SITES_HOST);
  if (sites !== domain && !sites.endsWith(`.${domain}`)) return null;
  return `SITES_HOST (${sites}) lies below ${domain}, so published apps can set cookies for the product. Give them a domain of their own.`;
}

/** The label and the rest of a path below {@link SITES_PATH}; null for any other path. */
export function labelOfPath(path: string): { label: string; rest: string } | null {
  if (!path.startsWith(SITES_PATH)) return null;
  const [label = "", ...rest] = path.slice(SITES_PATH.length).split("/");
  return LABEL.test(label) ? { label, rest: `/${rest.join("/")}` } : null;
}

/** A host without its port and trailing dot, in lower case. */
function hostName(host: string | undefined): string {
  return (host ?? "").toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}

function isAddress(name: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(name) || name.startsWith("[");
}
