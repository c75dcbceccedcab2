import { createHash } from "node:crypto";
import { giveTurns } from "~/platform/loop-turns.server";

/** The kinds of objects that a push sends, by their number in a pack (gitformat-pack). */
export const OBJECT_TYPES = { commit: 1, tree: 2, blob: 3 } as const;
export type ObjectType = keyof typeof OBJECT_TYPES;

/** An object of git, whole. */
export interface GitObject {
  type: ObjectType;
  /** SHA-1 of it, in hex. */
  id: string;
  body: Buffer;
}

/** A content as an object: its parts may come one after the other, so that no turn counts all of a large one. */
export async function toBlob(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): Promise<GitObject> {
  const digest = createHash("sha1").update(`blob ${size}\0`);
  const kept: Uint8Array[] = [];
  for await (const part of parts) {
    digest.update(part);
    kept.push(part);
  }
  return { type: "blob", id: digest.digest("hex"), body: Buffer.concat(kept, size) };
}

function toObject(type: ObjectType, body: Buffer): GitObject {
  const id = createHash("sha1").update(`${type} ${body.length}\0`).update(body).digest("hex");
  return { type, id, body };
}

/** A folder while its tree is made. */
interface Folder {
  blobs: Map<string, string>;
  folders: Map<string, Folder>;
}

/**
 * The trees of a set of files, folders before what holds them: the last one is the root. Others have their turns
 * between two folders.
 *
 * @param files each path with its blob's id
 */
export async function treesOf(
  files: Iterable<readonly [path: string, blob: string]>,
): Promise<GitObject[]> {
  const root = emptyFolder();
  for (const [path, blob] of files) {
    await giveTurns();
    const names = path.split("/");
    const name = names.pop() ?? "";
    let folder = root;
    for (const part of names) {
      const known = folder.folders.get(part) ?? emptyFolder();
      folder.folders.set(part, known);
      folder = known;
    }
    folder.blobs.set(name, blob);
  }
  const made: GitObject[] = [];
  await makeTree(root, made);
  return made;
}

function emptyFolder(): Folder {
  return { blobs: new Map(), folders: new Map() };
}

async function makeTree({ blobs, folders }: Folder, made: GitObject[]): Promise<string> {
  const entries = [...blobs].map(([name, id]) => entryOf("100644", name, id, name));
  for (const [name, folder] of folders) {
    // Git sorts a folder as if its name ended with a slash.
    entries.push(entryOf("40000", name, await makeTree(folder, made), `${name}/`));
  }
  await giveTurns();
  entries.sort((a, b) => Buffer.compare(a.order, b.order));
  const parts = entries.flatMap(({ head, id }) => [head, id]);
  const tree = toObject("tree", Buffer.concat(parts));
  made.push(tree);
  return tree.id;
}

function entryOf(mode: string, name: string, id: string, order: string) {
  return {
    head: Buffer.from(`${mode} ${name}\0`),
    id: Buffer.from(id, "hex"),
    order: Buffer.from(order),
  };
}

/** What a commit says. */
interface CommitText {
  /** Id of its root tree. */
  tree: string;
  /** Id of the commit before; null for the first. */
  parent: string | null;
  message: string;
  author: { name: string; email: string };
  at: Date;
}

/** A commit; the same one for the same text, whoever makes it and when. */
export function commitOf({ tree, parent, message, author, at }: CommitText): GitObject {
  // Signs that end a name or a line have no place in one.
  const name = author.name.replaceAll(/[<>\p{Cc}]/gu, "").trim() || "Anonymous";
  const who = `${name} <${author.email}> ${Math.floor(at.getTime() / 1000)} +0000`;
  const lines = [
    `tree ${tree}`,
    ...(parent ? [`parent ${parent}`] : []),
    `author ${who}`,
    `committer ${who}`,
    "",
    `${message.replaceAll("\0", "").trim() || "A version"}\n`,
  ];
  return toObject("commit", Buffer.from(lines.join("\n")));
}
