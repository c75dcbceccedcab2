import { AppError, notFound } from "~/platform/errors";
import { byteLength } from "~/projects/byte-size";
import { normalizePath } from "~/projects/file-paths";
import { languageOf } from "~/projects/files";
import { checkContent, checkTree } from "~/projects/tree-rules";
import { type Entries, withEntry } from "./entries";
import { about, type Change } from "./pending-changes";
import type { WriteResult } from "./stored-document";
import type { TieredEntries } from "./tiered-entries";
import { randomText } from "./trial-id";
import type { TrialFile } from "./trial-shapes";

const FILE_ID_LENGTH = 12;
/** The same object each time, so that whoever compares sees that nothing changed. */
const NO_FILES: readonly TrialFile[] = [];

interface NewFile {
  path: string;
  content: string;
}

interface TrialFilesOptions {
  document: TieredEntries<TrialFile>;
  random: (size: number) => Uint8Array;
  /** Tells the listeners, and hands the result on. */
  tell: (result: WriteResult) => WriteResult;
}

/**
 * The files of a browser's trials.
 *
 * @throws {AppError} from writes whose path or size no project may hold; nothing has changed then
 */
export function createTrialFiles({ document, random, tell }: TrialFilesOptions) {
  const filesOf = (projectId: string): readonly TrialFile[] =>
    document.read().get(projectId) ?? NO_FILES;

  const toFile = (projectId: string, path: string, content: string, id?: string): TrialFile => ({
    id: id ?? `file_${randomText(FILE_ID_LENGTH, random)}`,
    projectId,
    path,
    content,
    language: languageOf(path),
  });

  /** Refuses what the server's copy would refuse later, when it is harder to mend. */
  const checkAfter = (projectId: string, removed: string | null, added: TrialFile) => {
    const sizes = new Map(
      filesOf(projectId).map((file) => [file.path, byteLength(file.content)] as const),
    );
    if (removed !== null) sizes.delete(removed);
    sizes.set(added.path, checkContent(added.path, added.content));
    checkTree(sizes);
  };

  /** Sets what is at one path: a file (which keeps the id of the one before it) or nothing. */
  const setPath = (projectId: string, path: string, file: TrialFile | null) => ({
    [about(projectId, path)]: (map: Entries<readonly TrialFile[]>) => {
      const before = map.get(projectId) ?? [];
      const index = before.findIndex((other) => other.path === path);
      const next = [...before];
      if (index >= 0) next.splice(index, 1, ...(file ? [file] : []));
      else if (file) next.push(file);
      return withEntry(map, projectId, next);
    },
  });

  const changeFiles = (
    changes: Record<string, Change<Entries<readonly TrialFile[]>>>,
  ): WriteResult => tell(document.change(changes));

  return {
    /** The files of a trial, in no order. */
    files: filesOf,

    /** Creates or replaces one file. */
    putFile(projectId: string, { path: raw, content }: NewFile): WriteResult {
      const path = normalizePath(raw);
      const known = filesOf(projectId).find((other) => other.path === path);
      const file = toFile(projectId, path, content, known?.id);
      checkAfter(projectId, null, file);
      return changeFiles(setPath(projectId, path, file));
    },

    removeFile(projectId: string, path: string): WriteResult {
      return changeFiles(setPath(projectId, path, null));
    },

    /** @throws {AppError} 404 when there is no such file, 409 when another has the new path */
    renameFile(projectId: string, from: string, to: string): WriteResult {
      const path = normalizePath(to);
      const known = filesOf(projectId).find((file) => file.path === from);
      if (!known) throw notFound("That file is no longer in the project.");
      if (path === from) return { ok: true };
      if (filesOf(projectId).some((file) => file.path === path)) {
        throw new AppError(409, `${path} already exists.`, { code: "path_taken" });
      }
      const file = toFile(projectId, path, known.content, known.id);
      checkAfter(projectId, from, file);
      return changeFiles({
        ...setPath(projectId, from, null),
        ...setPath(projectId, path, file),
      });
    },

    /** Makes the files exactly these; a file that stays keeps its id. */
    replaceFiles(projectId: string, next: readonly NewFile[]): WriteResult {
      const ids = new Map(filesOf(projectId).map((file) => [file.path, file.id]));
      const fresh = next.map(({ path: raw, content }) => {
        const path = normalizePath(raw);
        return toFile(projectId, path, content, ids.get(path));
      });
      checkTree(new Map(fresh.map(({ path, content }) => [path, checkContent(path, content)])));
      return changeFiles({ [projectId]: (map) => withEntry(map, projectId, fresh) });
    },
  };
}
