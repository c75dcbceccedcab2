import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./network";

/** All addresses of a name. */
export type FindAddresses = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Looks a host's name up for a connection to an address that somebody has given us: whatever the
 * name says then, nothing but a server on the internet is connected to. It is asked by the very
 * connection, so that a name cannot change its mind in between.
 */
export const lookupPublic: LookupFunction = publicOf(lookup);

/** @param find looks names up: DNS, or a test's own */
export function publicOf(find: FindAddresses): LookupFunction {
  return (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address))) {
        return callback(new Error(`${hostname} is no server on the internet.`), "", 0);
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
