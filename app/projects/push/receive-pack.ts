import { badRequest } from "~/platform/errors";
import { readPackets } from "./pkt-line";

/** What stands for a branch that is not there. */
export const NO_COMMIT = "0".repeat(40);
const BRANCHES = "refs/heads/";
/** A commit as it is named: nothing else is written into commits of ours, or kept. */
const COMMIT = /^[0-9a-f]{40}$/;
/** Signs of what a repository says that are shown. */
const SAID_CHARACTERS = 600;

/** What a repository has, and can do. */
export interface Refs {
  /** Branches by name, without "refs/heads/", each with its commit. */
  branches: ReadonlyMap<string, string>;
  capabilities: ReadonlySet<string>;
}

/**
 * Reads what `git-receive-pack` says first (gitprotocol-pack, reference discovery).
 *
 * @throws {Error} for what is none of it
 * @throws {AppError} 400 with what it says against us
 */
export function readRefs(bytes: Buffer): Refs {
  const branches = new Map<string, string>();
  let capabilities: ReadonlySet<string> | null = null;
  for (const packet of readPackets(bytes)) {
    const line = packet?.toString("utf8").replace(/\n$/, "") ?? "";
    if (line === "" || line.startsWith("# service=")) continue;
    const [ref = "", listed] = line.split("\0");
    // They stand behind the first.
    if (listed !== undefined) capabilities ??= new Set(listed.trim().split(" "));
    if (ref.startsWith("ERR "))
      throw badRequest(`The repository answers: ${readable(ref.slice(4))}`);
    const [id = "", name = ""] = ref.split(" ");
    if (!name.startsWith(BRANCHES)) continue;
    if (!COMMIT.test(id)) throw new Error("That is no answer of git.");
    branches.set(name.slice(BRANCHES.length), id);
  }
  const can = capabilities ?? new Set<string>();
  const format = [...can].find((name) => name.startsWith("object-format="));
  if (format && format !== "object-format=sha1") {
    throw badRequest(
      "This repository counts with SHA-256, which is not spoken here. Make one with SHA-1.",
    );
  }
  return { branches, capabilities: can };
}

/** What became of a push. */
interface Report {
  /** Why not, in git's words; null when the branch was moved. */
  refused: string | null;
  /** What the host says to people beside that; "" for nothing. */
  said: string;
}

/**
 * Reads what `git-receive-pack` says last. Another branch's good end is none of ours.
 *
 * @param how.branch whose end it is, without "refs/heads/"
 * @param how.hasBands whether the report is interleaved with what is said to people (side-band-64k)
 */
export function readReport(
  bytes: Buffer,
  { branch, hasBands }: { branch: string; hasBands: boolean },
): Report {
  const parts: Buffer[] = [];
  const said: Buffer[] = [];
  if (!hasBands) parts.push(bytes);
  else {
    for (const packet of readPackets(bytes)) {
      if (packet?.[0] === 1) parts.push(packet.subarray(1));
      else if (packet) said.push(packet.subarray(1));
    }
  }
  let refused: string | null = "it did not say what became of it";
  for (const packet of readPackets(Buffer.concat(parts))) {
    const line = packet?.toString("utf8").trim() ?? "";
    if (line === `ok ${BRANCHES}${branch}`) refused = null;
    else if (line.startsWith("ng ")) refused = readable(line.split(" ").slice(2).join(" "));
    else if (line.startsWith("unpack ") && line !== "unpack ok") {
      refused = readable(line.slice("unpack ".length));
      break;
    }
  }
  return { refused, said: readable(Buffer.concat(said).toString("utf8")) };
}

/** A stranger's text in one line. */
function readable(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return line.length > SAID_CHARACTERS ? `${line.slice(0, SAID_CHARACTERS)}…` : line;
}
