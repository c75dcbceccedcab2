import { db } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { isDomainName } from "./domain-name";

/** How long what was found counts, in milliseconds: a page asks for many files, a change may wait so long. */
const FOUND_MS = 5_000;
/** That people come by a domain is noted so often, in milliseconds. */
const NOTED_MS = 60 * 60_000;

/** A domain that is served. */
export interface ServedDomain {
  /** Where its project is published; null while it is not. */
  slug: string | null;
}

/** A cache of this process: what was found for names lately, also that there is nothing. */
const found = growingCache<string, { domain: ServedDomain | null }>(5_000, { ttl: FOUND_MS });
/** A cache of this process: domains by which somebody came lately. */
const noted = growingCache<string, true>(5_000, { ttl: NOTED_MS });

/**
 * The project of a host, if the host is a domain that somebody has proved. One look at an index, whoever asks.
 *
 * @param host a `Host` header; a port in it does not matter
 */
export async function findDomain(host: string | undefined): Promise<ServedDomain | null> {
  const name = nameOf(host);
  if (!isDomainName(name)) return null;
  const known = found.get(name);
  if (known) return known.domain;
  const row = await db.domain.findUnique({
    where: { verified: name },
    select: { project: { select: { slug: true, releaseId: true } } },
  });
  const domain = row && { slug: row.project.releaseId ? row.project.slug : null };
  found.set(name, { domain });
  return domain;
}

/** Notes that somebody came by a domain: its DNS leads here. */
export async function noteServed(host: string | undefined, now: Date): Promise<void> {
  const name = nameOf(host);
  if (noted.has(name)) return;
  noted.set(name, true);
  await db.domain.updateMany({ where: { verified: name }, data: { servedAt: now } });
}

/** Forgets what was found, as when a test changes it. */
export function forgetFound(): void {
  found.clear();
  noted.clear();
}

function nameOf(host: string | undefined): string {
  return (host ?? "").toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}
