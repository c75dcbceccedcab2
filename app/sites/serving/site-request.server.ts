import type { Request } from "express";
import { labelOfDomain } from "./domain-label.server";
import { labelOfHost, labelOfPath, SITES_PATH, type SitesConfig, usesPath } from "./origin.server";

/** What of which site a request asks for. */
export interface SiteRequest {
  label: string;
  /** Begins with "/". */
  path: string;
  /** On a domain of somebody's, which leads to one published app and to nothing else. */
  isDomain?: true;
  /** The preview that a link under this label leads to (preview-links.server.ts). */
  linksTo?: string;
  /** What the owner of a private app brings where there are no cookies (owner-pass.server.ts). */
  pass?: string;
  /** Below a path of the product's host, rather than on a host of its own. */
  below: boolean;
}

/** What begins the path of an app where its owner came in below a path. */
const PASS = /^\/@owner\/([A-Za-z0-9_-]{40,400})(\/.*)$/;

/** @returns null for a request that is the product's */
export function siteOf(request: Request, config: SitesConfig): SiteRequest | null {
  const { host } = request.headers;
  const domain = labelOfDomain(request);
  if (domain !== null) {
    return { label: domain, path: decodePath(request.path), isDomain: true, below: false };
  }
  const label = labelOfHost(host, config);
  if (label !== null) return { label, path: decodePath(request.path), below: false };
  // Elsewhere the product's own pages could be made to load a site's scripts as their own.
  const below = usesPath(host, config) ? labelOfPath(request.path) : null;
  if (!below) return null;
  const { label: named, rest } = below;
  const [, pass, inside] = PASS.exec(rest) ?? [];
  const path = decodePath(inside ?? rest);
  return { label: named, path, ...(pass ? { pass } : {}), below: true };
}

/** The address of a site's root on the host that was asked. */
export function rootOf({ below, label, pass }: SiteRequest): string {
  if (!below) return "/";
  return `${SITES_PATH}${label}/${pass ? `@owner/${pass}/` : ""}`;
}

/** One parameter of an address; "" when it is not there. The product's server parses no queries. */
export function queryOf({ originalUrl }: Request, name: string): string {
  const start = originalUrl.indexOf("?");
  return start < 0 ? "" : (new URLSearchParams(originalUrl.slice(start)).get(name) ?? "");
}

/** As other servers of files read it: several "/" are one. */
function decodePath(raw: string): string {
  const path = raw.replace(/\/{2,}/g, "/");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
