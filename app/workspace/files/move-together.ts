import { shownError } from "~/platform/api-client";
import { AppError } from "~/platform/errors";
import { type FileMove, followMoves } from "~/projects/following/follow-moves";
import type { Workspace } from "~/workspace/create-workspace";

/** A text that said other names when files had moved. */
export interface FollowedText {
  /** Where it is now. */
  path: string;
  before: string;
  text: string;
  /** Names in it that are others. */
  count: number;
}

type Stored = Pick<Workspace, "files" | "store">;

/**
 * Moves files, and has what names them say their new paths: one save, all of it or nothing.
 *
 * @param restored texts by their paths now that shall say what they said before, where they still are what followed
 * @returns what followed; or a sentence that says why nothing has moved
 */
export async function moveTogether(
  { files, store }: Stored,
  moves: readonly FileMove[],
  restored: readonly FollowedText[] = [],
): Promise<readonly FollowedText[] | string> {
  const state = files.state.getState();
  const taken = moves.find(({ to }) => state.files.has(to));
  if (taken) return `${taken.to} already exists.`;
  const texts = new Map(
    [...state.files.values()].map(({ path, binary }) => [path, binary ? null : files.textOf(path)]),
  );
  const earlier = new Map(
    restored.flatMap(({ path, text, before }) =>
      texts.get(path) === text ? [[path, before] as const] : [],
    ),
  );
  const following = followMoves(texts, moves).map((one) => ({
    ...one,
    text: earlier.get(one.path) ?? one.text,
  }));
  const busy = following.find(
    ({ path }) => state.typing.has(path) || state.changedElsewhere.has(path),
  );
  if (busy) return `${busy.path} names it and is being changed. Try again when that is settled.`;
  const goals = new Map(moves.map(({ from, to }) => [from, to]));
  try {
    const { saved, changed } = await store.saveFiles(
      following.flatMap(({ path, text }) => {
        const file = state.files.get(path);
        return file ? [{ file, content: text, base: file.content }] : [];
      }),
      moves.flatMap(({ from, to }) => {
        const file = state.files.get(from);
        return file ? [{ file, to }] : [];
      }),
    );
    if (changed.length > 0) {
      await files.reload();
      return `${changed.join(", ")} changed elsewhere meanwhile. Nothing was moved.`;
    }
    // What was typed in them and not saved before is part of what was saved now.
    for (const { path } of following) files.edit(path, state.files.get(path)?.content ?? "");
    const stored = new Map(saved.map((file) => [file.path, file]));
    const moved = moves.flatMap(({ from, to }) => {
      const file = stored.get(to);
      stored.delete(to);
      return file ? [{ from, file }] : [];
    });
    files.moved(state, moved);
    for (const file of stored.values()) files.putFile(file);
    return following.map((one) => ({ ...one, path: goals.get(one.path) ?? one.path }));
  } catch (error) {
    if (error instanceof AppError) return error.message;
    return shownError(error, "The server did not take it. Everything is where it was.");
  }
}
