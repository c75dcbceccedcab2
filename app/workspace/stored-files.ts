import { requestJson } from "~/platform/api-client";
import { contentHash } from "~/platform/content-hash";
import type { FileHead, FileRow } from "~/projects/files";
import { earlyOrFetch, filesAddress } from "./early-files";
import type { WorkspaceFile } from "./workspace-store";

/** Longest list of paths in an address, in characters: servers take at least 8,000 in all. */
const QUERY_LENGTH = 4_000;

/** The files of a project as the server has them; what is known here already is not fetched again. */
export function createStoredFiles(projectId: string) {
  const address = filesAddress(projectId);

  const fetchRows = async (query = "", send = fetch): Promise<WorkspaceFile[]> =>
    (await requestJson<FileRow[]>("GET", `${address}${query}`, undefined, { send })).map(
      toWorkspaceFile,
    );

  const fetchSome = (paths: readonly string[]): Promise<WorkspaceFile[]> => {
    const query = `?${new URLSearchParams(paths.map((path) => ["path", path]))}`;
    return fetchRows(query.length > QUERY_LENGTH ? "" : query);
  };

  return {
    /** One file, or null where there is none at that path. */
    async read(path: string): Promise<WorkspaceFile | null> {
      return (await fetchSome([path])).find((file) => file.path === path) ?? null;
    },

    /** All files; of those whose content is `known` here, only what names them is fetched. */
    async list(known: ReadonlyMap<string, WorkspaceFile>): Promise<WorkspaceFile[]> {
      if (known.size === 0) return fetchRows("", earlyOrFetch(address));
      const heads = await requestJson<FileHead[]>("GET", `${address}?content=none`);
      const files = await Promise.all(
        heads.map(async ({ id, path, hash }) => {
          const here = known.get(path);
          return here && (await isContentOf(here, hash)) ? { ...here, id, hash } : path;
        }),
      );
      const missing = files.filter((file) => typeof file === "string");
      const fetched = missing.length > 0 ? await fetchSome(missing) : [];
      const byPath = new Map(fetched.map((file) => [file.path, file]));
      // One that was deleted between the two requests is in neither.
      return files.flatMap((file) => (typeof file === "string" ? (byPath.get(file) ?? []) : file));
    },
  };
}

export function toWorkspaceFile({ id, path, content, hash, binary }: FileRow): WorkspaceFile {
  return { id, path, content, hash, ...(binary ? { binary } : {}) };
}

/** Whether a file here has the content of a hash. A streamed one has no hash yet. */
async function isContentOf(file: WorkspaceFile, hash: string): Promise<boolean> {
  return (file.hash ?? (await contentHash(file.content))) === hash;
}
