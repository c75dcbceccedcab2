import { decodeInTurn } from "~/platform/pictures/picture-queue.server";
import { formatBytes } from "~/projects/byte-size";
import type { BinaryFile, ProjectTree } from "~/projects/files";
import { binaryKindOf } from "~/projects/media-type";
import { readBinary } from "~/projects/stored-binaries.server";
import { shownPicture } from "~/uploads/shown-picture.server";
import { mentionedPaths } from "../context/file-mentions";
import type { Model, ModelPicture } from "../models/model";
import { PICTURE_TOKENS } from "../models/tokens";
import { type AttachedContext, PICTURE_SHARE, SHOWN_PICTURES } from "./attached.server";

/** The largest picture of a project that is decoded for a model, in bytes: as with attached ones. */
const PICTURE_BYTES = 10_000_000;

interface Mentioned {
  projectId: string;
  /** Whose turn it is to decode. */
  visitor: string;
  /** What the person wrote. */
  content: string;
  tree: ProjectTree;
  model: Model;
}

/** What a model is told and shown: the text stands below the request. */
type ToldAndShown = Pick<AttachedContext, "text" | "pictures">;

/**
 * Shows a model that sees the pictures of the project that a person mentions, as `@public/logo.png`, beside what is
 * attached; others are told what they are.
 *
 * @param tell told what it is not shown, a sentence each
 */
export async function withMentionedPictures(
  attached: ToldAndShown,
  { projectId, visitor, content, tree, model }: Mentioned,
  tell: (text: string) => void,
): Promise<ToldAndShown> {
  const { texts, binaries } = tree;
  const paths = mentionedPaths(content, new Map<string, unknown>([...texts, ...binaries])).filter(
    (path) => binaries.has(path) && binaryKindOf(path) === "picture",
  );
  if (paths.length === 0) return attached;
  const room = Math.floor((model.contextTokens * PICTURE_SHARE) / PICTURE_TOKENS);
  const most = model.sees ? Math.min(SHOWN_PICTURES, room) : 0;
  const pictures = [...attached.pictures];
  const lines: string[] = [];
  for (const path of paths) {
    const file = binaries.get(path) as BinaryFile;
    const name = `${path} (${formatBytes(file.size)})`;
    const picture = pictures.length < most ? await read(projectId, visitor, file) : null;
    if (picture) {
      pictures.push(picture);
      lines.push(`- ${name}, shown to you as picture ${pictures.length}.`);
      continue;
    }
    lines.push(`- ${name}. It is not shown to you; do not guess what is in it.`);
    tell(
      model.sees
        ? `${model.label} was not shown ${path}: it is too large, broken, or one too many.`
        : `${model.label} cannot see pictures. It was told the name and size of ${path}.`,
    );
  }
  const told = `Pictures of the project that the person mentions:\n${lines.join("\n")}`;
  return { text: [attached.text, told].filter(Boolean).join("\n\n"), pictures };
}

async function read(
  projectId: string,
  visitor: string,
  { hash, size }: BinaryFile,
): Promise<ModelPicture | null> {
  if (size > PICTURE_BYTES) return null;
  const bytes = await readBinary(projectId, hash, PICTURE_BYTES);
  const picture = bytes && (await decodeInTurn(visitor, () => shownPicture(bytes)));
  if (!picture) return null;
  return { mediaType: "image/jpeg", base64: Buffer.from(picture.bytes).toString("base64") };
}
