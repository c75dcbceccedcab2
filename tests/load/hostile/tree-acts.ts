import { makeZip } from "../../support/make-zip";
import { makeProject } from "../../support/projects";
import { type Attack, type HostileAct, required } from "./hostile-act";
import { largestTree } from "./largest";

/** A file that is no text may have so much. */
const BINARY_BYTES = 9_000_000;
/** Small when packed: all of it has to be unpacked to be refused. */
const ZIP_FILES = 9;
/** Each place of a line is tried, and each has to be counted. */
const SLOW_PATTERN = "(a+a+)+.*[a-z]+$|o|t|e";

/** What takes a whole tree: searches, copies, imports, uploads, and what is shared of it. */
export async function treeActs({ member }: Attack): Promise<HostileAct[]> {
  const id = await largeProject(member);
  const at = `/api/projects/${id}`;
  const zip = await makeZip(
    Object.fromEntries(
      Array.from({ length: ZIP_FILES }, (_, n) => [`a/f${n}.bin`, Buffer.alloc(BINARY_BYTES)]),
    ),
  );
  const get = async (path: string) => (await member.get(path)).status;
  const form = async (path: string, fields: Record<string, string>) =>
    (await member.form(path, fields)).status;
  const send = async (path: string, field: string, bytes: Buffer) =>
    (await member.multipart(path, [{ field, name: "a.bin", type: "application/zip", bytes }]))
      .status;
  let words = 0;
  const find = () => `find=${encodeURIComponent(`${SLOW_PATTERN}|${++words}`)}&regexp=1`;
  return [
    { name: "search in files", send: () => get(`/projects/${id}?${find()}`) },
    { name: "export", send: () => get(`${at}/export`) },
    { name: "duplicate", send: () => form("/projects", { intent: "duplicate", project: id }) },
    { name: "import", send: () => send("/projects/import", "zip", zip) },
    { name: "upload file", send: () => send(`${at}/upload`, "file", Buffer.alloc(BINARY_BYTES)) },
    { name: "list of projects", send: () => get(`/projects?q=${++words}`) },
    { name: "versions", send: () => get(`/projects/${id}/versions`) },
    { name: "share", send: () => get(`/projects/${id}/share`) },
    { name: "share link", send: () => form(`${at}/share`, { intent: "link", days: "30" }) },
    {
      name: "paste variables",
      send: () =>
        form(`/projects/${id}/environment`, { intent: "paste", text: "A=b\n".repeat(90_000) }),
    },
    {
      name: "replace in files",
      send: async () => {
        const files = largestTree("few").map((file) => ({ ...file, baseHash: "" }));
        return (await member.json("PUT", `${at}/files`, { files })).status;
      },
    },
  ];
}

/** A project as large as one may be. */
async function largeProject(member: Attack["member"]): Promise<string> {
  const id = await makeProject(member, "Large");
  for (const { path, content } of largestTree("few")) {
    const sent = await member.json("POST", `/api/projects/${id}/files`, { path, content });
    // The last of them may be one too many.
    required(sent.status === 201 || sent.status === 413 || undefined, "a large project");
  }
  return id;
}
