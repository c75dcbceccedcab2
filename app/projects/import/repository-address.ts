import { badRequest } from "~/platform/errors";

/** Hosts of public repositories that hand out archives. */
export const FORGES = {
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "codeberg.org": "Codeberg",
} as const;
export type Forge = keyof typeof FORGES;

/** A public repository, or a folder of it. */
export interface Repository {
  forge: Forge;
  /** "owner/name"; on GitLab with groups between. */
  path: string;
  /** A branch, a tag or a commit; the default branch when absent. */
  ref?: string;
  /** A folder inside, without slashes around it; "" for all of it. */
  folder: string;
}

/** A part of a path as these hosts allow it; no dots alone. */
const NAME = /^(?!\.{1,2}$)[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
const REF = /^(?!\.)[A-Za-z0-9._@+-]{1,200}$/;
/** What every host's pages put before a ref: /tree/, /-/tree/, /src/branch/. */
const REF_MARK = /^(?:-\/)?(?:tree|blob)\/|^src\/(?:branch|tag|commit)\//;

/**
 * Reads the address of a repository, or of a folder in it, as it stands in a browser's address bar; also
 * "owner/name" of GitHub and what `git clone` takes.
 *
 * @throws {AppError} 400 that says what is understood
 */
export function readRepositoryAddress(typed: string): Repository {
  const text = typed.trim().replace(/^git@([^:]+):/, "https://$1/");
  const isShort = /^[\w.-]+\/[\w.-]+$/.test(text);
  const url = parse(isShort ? `https://github.com/${text}` : text);
  const forge = url?.hostname.replace(/^www\./, "") ?? "";
  if (!url || !isForge(forge)) throw notUnderstood();
  const parts = decode(url.pathname).replace(/^\/+|\/+$/g, "");
  const [path, rest] = forge === "gitlab.com" ? splitAtMark(parts) : splitAfterTwo(parts);
  const names = path.replace(/\.git$/, "").split("/");
  if (names.length < 2 || names.length > 10 || !names.every((name) => NAME.test(name))) {
    throw notUnderstood();
  }
  const repository = { forge, path: names.join("/") };
  if (!REF_MARK.test(rest)) return { ...repository, folder: "" };
  const [ref = "", ...folder] = rest.replace(REF_MARK, "").split("/");
  const isClean = folder.every((name) => name !== ".." && name !== "." && name !== "");
  if (!REF.test(ref) || !isClean) throw notUnderstood();
  return { ...repository, ref, folder: folder.join("/") };
}

/**
 * Where a repository's archive is. Each of these hosts takes "HEAD" for the default branch.
 *
 * @param origins other addresses of the hosts, e.g. of a mirror
 */
export function archiveAddress(
  { forge, path, ref = "HEAD" }: Repository,
  origins: Partial<Record<Forge, string>> = {},
): string {
  const origin = origins[forge] ?? `https://${forge}`;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const at = encodeURIComponent(ref);
  if (forge === "gitlab.com") return `${origin}/${path}/-/archive/${at}/${name}-${at}.zip`;
  return `${origin}/${path}/archive/${at}.zip`;
}

function isForge(host: string): host is Forge {
  return Object.hasOwn(FORGES, host);
}

function parse(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw notUnderstood();
  }
}

function splitAfterTwo(path: string): [path: string, rest: string] {
  const [owner = "", name = "", ...rest] = path.split("/");
  return [`${owner}/${name}`, rest.join("/")];
}

/** Groups of GitLab are as many as somebody likes; "-" ends them. */
function splitAtMark(path: string): [path: string, rest: string] {
  const mark = path.indexOf("/-/");
  return mark < 0 ? [path, ""] : [path.slice(0, mark), path.slice(mark + 1)];
}

function notUnderstood() {
  const hosts = Object.values(FORGES).join(", ");
  return badRequest(
    `That is no address of a public repository on ${hosts}. It looks like https://github.com/owner/name.`,
  );
}
