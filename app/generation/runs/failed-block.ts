import type { Landing } from "../protocol/land-block";
import type { FileEnd } from "../protocol/parser";
import { writtenBlock } from "./written-block";

/** A file block that could not be applied and is worth asking for again. */
export interface FailedBlock {
  path: string;
  action: "write" | "edit" | "delete" | "rename";
  /** Why, as the model is told. */
  reason: string;
  /** What the model sent. */
  sent?: string;
  /** It may have been an example: who does not send it again did not mean a file. */
  isExample?: boolean;
}

/** A block that was held back, as its model is asked about it. */
export function failedBlock(
  path: string,
  event: FileEnd,
  landing: Extract<Landing, { kind: "held" }>,
): FailedBlock {
  const { reason, isExample = false } = landing;
  return { path, action: event.action, reason, sent: writtenBlock(event), isExample };
}
