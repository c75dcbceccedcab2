import { AppError, notFound } from "~/platform/errors";
import { byteLength } from "~/projects/byte-size";
import { normalizePath } from "~/projects/file-paths";
import { type BinaryFile, languageOf } from "~/projects/files";
import { checkContent, checkTree } from "~/projects/tree-rules";
import { type Entries, withEntry } from "./entries";
import { about, type Change, PendingChanges } from "./pending-changes";
import type { WriteResult } from "./stored-document";
import type { TieredEntries } from "./tiered-entries";
import { randomText } from "./trial-id";
import type { TrialFile } from "./trial-shapes";

const FILE_ID_LENGTH = 12;
/** The same object each time, so that whoever compares sees that nothing changed. */
const NO_FILES: readonly TrialFile[] = [];

interface NewFile {
  path: string;
  /** Empty for what is no text. */
  content: string;
  /** There for what is no text: bytes that this browser keeps (keep-bytes.ts). */
  binary?: BinaryFile;
}

interface TrialFilesOptions {
  document: TieredEntries<TrialFile>;
  random: (size: number) => Uint8Array;
  /** Tells the listeners, and hands the result on. */
  tell: (result: WriteResult) => WriteResult;
  /** Told of whose files are about to change. */
  onChange: (projectId: string) => void;
}

/**
 * The files of a browser's trials.
 *
 * @throws {AppError} from writes whose path or size no project may hold; nothing has changed then
 */
export function createTrialFiles({ document, random, tell, onChange }: TrialFilesOptions) {
  const filesOf = (projectId: string): readonly TrialFile[] =>
    document.read().get(projectId) ?? NO_FILES;

  const toFile = (
    projectId: string,
    { path, content, binary }: NewFile,
    id = `file_${randomText(FILE_ID_LENGTH, random)}`,
  ): TrialFile => ({
    id,
    projectId,
    path,
    content,
    language: languageOf(path),
    ...(binary ? { binary } : {}),
  });

  /** Refuses what the server's copy would refuse later, when it is harder to mend. */
  const checkAfter = (projectId: string, removed: string | null, added: TrialFile) => {
    const others = filesOf(projectId).filter(({ path }) => path !== removed && path !== added.path);
    if (!added.binary) checkContent(added.path, added.content);
    checkFiles([...others, added]);
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
  ): WriteResult => {
    for (const projectId of new Set(Object.keys(changes).map(PendingChanges.entryOf))) {
      onChange(projectId);
    }
    return tell(document.change(changes));
  };

  return {
    /** The files of a trial, in no order. */
    files: filesOf,

    /** Creates or replaces one file. */
    putFile(projectId: string, { path: raw, ...rest }: NewFile): WriteResult {
      const path = normalizePath(raw);
      const known = filesOf(projectId).find((other) => other.path === path);
      const file = toFile(projectId, { path, ...rest }, known?.id);
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
      const file = toFile(projectId, { ...known, path }, known.id);
      checkAfter(projectId, from, file);
      return changeFiles({
        ...setPath(projectId, from, null),
        ...setPath(projectId, path, file),
      });
    },

    /** Makes the files exactly these; a file that stays keeps its id. */
    replaceFiles(projectId: string, next: readonly NewFile[]): WriteResult {
      const ids = new Map(filesOf(projectId).map((file) => [file.path, file.id]));
      const fresh = next.map(({ path: raw, ...rest }) => {
        const path = normalizePath(raw);
        if (!rest.binary) checkContent(path, rest.content);
        return toFile(projectId, { path, ...rest }, ids.get(path));
      });
      checkFiles(fresh);
      return changeFiles({ [projectId]: (map) => withEntry(map, projectId, fresh) });
    },
  };
}

function checkFiles(files: readonly TrialFile[]): void {
  const texts = new Map<string, number>();
  const binaries = new Map<string, number>();
  for (const { path, content, binary } of files) {
    if (binary) binaries.set(path, binary.size);
    else texts.set(path, byteLength(content));
  }
  checkTree(texts, binaries);
}
