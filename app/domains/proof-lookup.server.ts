import { Resolver } from "node:dns/promises";

/** What DNS says of a proof; `unknown` when it says nothing at all, which takes nothing from anybody. */
export type FoundProofs = { texts: readonly string[] } | "unknown";

export type LookUpProofs = (recordName: string) => Promise<FoundProofs>;

const PATIENCE_MS = 4_000;
const TRIES = 2;
/** More than any name needs, and all of it is compared. */
const MOST = 50;

/** @param servers DNS servers to ask, e.g. 127.0.0.1:5353; those of the machine when there are none */
export function proofLookup(servers: readonly string[]): LookUpProofs {
  return async (recordName) => {
    const resolver = new Resolver({ timeout: PATIENCE_MS, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    try {
      const records = await resolver.resolveTxt(recordName);
      return { texts: records.slice(0, MOST).map((parts) => parts.join("")) };
    } catch (error) {
      const { code } = error as { code?: string };
      return code === "ENOTFOUND" || code === "ENODATA" ? { texts: [] } : "unknown";
    }
  };
}
