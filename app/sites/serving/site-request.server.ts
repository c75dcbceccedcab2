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
  /** Below a path of the product's host, rather than on a host of its own. */
  below: boolean;
}

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
  return below && { label: below.label, path: decodePath(below.rest), below: true };
}

/** The address of a site's root on the host that was asked. */
export function rootOf({ below, label }: SiteRequest): string {
  return below ? `${SITES_PATH}${label}/` : "/";
}

function decodePath(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
