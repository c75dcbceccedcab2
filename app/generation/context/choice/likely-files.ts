import type { FileTree } from "~/projects/files";
import { countTokens } from "../../models/tokens";
import { type ActiveFile, activePath } from "../active-file";
import type { SpokenTurn } from "../context-history";
import { mentionedPaths } from "../file-mentions";
import { type RankedFile, rankFiles } from "./rank-files";

/** Turns that hint at which files matter. */
const HINTING_TURNS = 6;

/** What a request says of which files it is about. */
interface Request {
  content: string;
  activeFile?: ActiveFile | undefined;
  problems?: readonly { path?: string | undefined }[];
}

/** The files of a project by how likely a request is about them. */
export interface LikelyFiles {
  /** Every path, the likeliest first. */
  ranked: RankedFile[];
  /** Shown in any case: the open one, those mentioned with @. */
  pinned: readonly string[];
  requestTokens: number;
}

/** Orders the files of a project for a request, by it and by what was said before. */
export function rankForRequest(
  request: Request,
  files: FileTree,
  said: readonly SpokenTurn[],
): LikelyFiles {
  const active = activePath(request.activeFile);
  const mentioned = mentionedPaths(request.content, files);
  const turns = said.slice(-HINTING_TURNS);
  const ranked = rankFiles(files, {
    active,
    mentioned,
    turns: turns.map(({ content }) => content),
    request: request.content,
    recent: turns.flatMap(({ paths }) => paths ?? []),
    broken: (request.problems ?? []).flatMap(({ path }) => path ?? []),
  });
  const pinned = active ? [active, ...mentioned] : mentioned;
  return { ranked, pinned, requestTokens: countTokens(request.content) };
}
