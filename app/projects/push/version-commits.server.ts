import { AppError } from "~/platform/errors";
import { byteLength } from "../byte-size";
import { readManifest } from "../create-checkpoint.server";
import type { Manifest } from "../manifest";
import { inPieces } from "../pieces";
import { openBinary } from "../stored-binaries.server";
import { readBlobs } from "../tree.server";
import { commitOf, type GitObject, toBlob, treesOf } from "./git-objects.server";
import type { PackFile } from "./pack-file.server";

/** A version that becomes a commit. */
export interface PushedVersion {
  treeHash: string;
  message: string;
  at: Date;
}

/** What a chain of commits is made of. */
interface Chain {
  projectId: string;
  versions: readonly PushedVersion[];
  /** The commit that it goes on from; null for none. */
  parent: string | null;
  /** What the repository has already. */
  known: Manifest;
  author: { name: string; email: string };
  /** Looks at each text that would leave. @throws what is told */
  check: (path: string, content: string) => Promise<void>;
}

/**
 * Makes a commit of each version, and puts what the repository lacks into a pack.
 *
 * @returns the id of the last commit
 */
export async function packVersions(chain: Chain, pack: PackFile): Promise<string> {
  const { projectId, versions, author } = chain;
  const blobs = await packContents(chain, pack);
  let parent = chain.parent;
  for (const { treeHash, message, at } of versions) {
    // Read once more: two hundred of them, each of all files, are not held at once.
    const files = (await readManifest(projectId, treeHash)).map(
      (entry) => [entry[0], blobs.get(keyOf(entry)) ?? ""] as const,
    );
    const made = await treesOf(files);
    for (const tree of made) await pack.add(tree);
    const commit = commitOf({ tree: made.at(-1)?.id ?? "", parent, message, author, at });
    await pack.add(commit);
    parent = commit.id;
  }
  return parent ?? "";
}

/** @returns git's ids of contents, by {@link keyOf} */
async function packContents(
  { projectId, versions, known, check }: Chain,
  pack: PackFile,
): Promise<Map<string, string>> {
  const entries = new Map<string, Manifest[number]>();
  for (const treeHash of new Set(versions.map((version) => version.treeHash))) {
    for (const entry of await readManifest(projectId, treeHash)) entries.set(keyOf(entry), entry);
  }
  const there = new Set(known.map(keyOf));
  const ids = new Map<string, string>();
  const add = async (key: string, blob: GitObject) => {
    ids.set(key, blob.id);
    // Its id is asked for by the trees all the same.
    if (!there.has(key)) await pack.add(blob);
  };
  const sized = [...entries].map(([key, [path, hash, size, kind]]) => ({
    key,
    path,
    hash,
    size,
    kind,
  }));
  for (const piece of inPieces(sized.filter(({ kind }) => kind === undefined))) {
    const contents = await readBlobs(projectId, new Set(piece.map(({ hash }) => hash)));
    for (const { key, path, hash, size } of piece) {
      const content = contents.get(hash);
      if (content === undefined || byteLength(content) !== size) throw changedMeanwhile();
      await check(path, content);
      await add(key, await toBlob([Buffer.from(content)], size));
    }
  }
  for (const { key, hash, size } of sized.filter(({ kind }) => kind === "binary")) {
    const stream = await openBinary(projectId, hash);
    if (!stream) throw changedMeanwhile();
    await add(key, await toBlob(stream, size));
  }
  return ids;
}

/** A content: bytes and a text may be the same, and are stored apart. */
function keyOf([, hash, , kind]: Manifest[number]): string {
  return kind ? `${kind} ${hash}` : hash;
}

function changedMeanwhile(): AppError {
  return new AppError(503, "The versions changed while they were read. Please push again.", {
    retryAfterSeconds: 1,
  });
}
