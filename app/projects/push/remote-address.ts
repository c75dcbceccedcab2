import { isIP } from "node:net";
import { badRequest } from "~/platform/errors";
import { isLoopback } from "~/platform/loopback";
import { isPublicAddress } from "~/platform/network";
import { FORGES } from "../import/repository-address";
import { REMOTE_LIMITS } from "./push-rules";

const NOT_PUBLIC =
  "This server sends it, not your computer, and it may not reach its own network or yours. Whoever runs it can allow that (PUSH_REPOSITORIES=private).";

/**
 * The address of a repository that somebody typed, as it is stored: what `git clone` takes over https, what a
 * browser's address bar holds, or "owner/name" of GitHub. Names are looked at again by each connection.
 *
 * @param allowsPrivate whether the operator lets people name servers of the private network
 * @throws {AppError} 400 with what is wrong with the field `address`
 */
export function readRemoteAddress(typed: string, allowsPrivate: boolean): string {
  const refuse = (message: string) => badRequest(message, { fields: { address: message } });
  const text = typed.trim().replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, "https://$1/");
  if (text.length > REMOTE_LIMITS.address) {
    throw refuse(`An address can have ${REMOTE_LIMITS.address} characters at most.`);
  }
  const isShort = /^[\w-]+\/[\w.-]+$/.test(text);
  const whole = isShort ? `https://github.com/${text}` : text;
  if (!URL.canParse(whole) || !/^https?:\/\//i.test(whole)) {
    throw refuse("Please give the whole address, e.g. https://github.com/owner/name.");
  }
  const url = new URL(whole);
  if (url.username || url.password) throw refuse("Please put the token into its own field.");
  if (url.search || url.hash) throw refuse("Please leave out what follows “?” or “#”.");
  if (!allowsPrivate) {
    if (url.protocol !== "https:") throw refuse("The address has to begin with https://.");
    const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
    const isPrivate =
      isLoopback(url.hostname) || (isIP(host) ? !isPublicAddress(host) : !host.includes("."));
    if (isPrivate) throw refuse(NOT_PUBLIC);
  }
  const path = url.pathname.replace(/\/+$/, "");
  if (path === "") throw refuse("That is a host; a repository has a path, e.g. /owner/name.");
  if (!isKnownHost(url.hostname)) return `${url.origin}${path}`;
  // Pages of a repository lie below it; GitLab has groups within groups, and marks the end with "-".
  const below = url.hostname === "gitlab.com" ? path.split("/-/")[0] : firstTwo(path);
  return `${url.origin}${below?.replace(/\.git$/, "")}.git`;
}

/** The page of a repository, for people. */
export function pageOfRemote(address: string): string {
  return address.replace(/\.git$/, "");
}

function isKnownHost(host: string): boolean {
  return Object.hasOwn(FORGES, host);
}

function firstTwo(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}
