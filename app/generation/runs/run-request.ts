import type { UndoRequest } from "~/conversation/undo-request";
import type { Lease } from "~/platform/coordination/lease";
import type { Manifest } from "~/projects/manifest";
import type { AnswerChecks } from "../checks/answer-checks";
import type { HistoryTurn } from "../context/context-history";
import type { Model } from "../models/model";
import type { Generation } from "./generation-row.server";
import type { Recovery } from "./recover.server";
import type { SendInput } from "./send-schema";

/** What an answer is made from. */
export interface RunRequest {
  generation: Generation;
  projectName: string;
  /** Whose project it is; null for a trial's, which has no attached files. */
  ownerId: string | null;
  /** By whom what takes long is done in turns. */
  visitor: string;
  input: SendInput;
  /** Names of what was to be attached and is not the sender's. */
  unattached: readonly string[];
  history: HistoryTurn[];
  model: Model;
  /** The working tree as the checkpoint before the answer has it. */
  baseline: Manifest;
  /** The checkpoint before the answer; null where there is none. */
  before: string | null;
  /** Null where nothing is checked. */
  checks: AnswerChecks | null;
  /** Who has it may write the answer, and end it. */
  lease: Lease;
  /** Takes over when the end cannot be stored. */
  recovery: Recovery;
  /** Set where the product itself answers. */
  undo: UndoRequest | null;
}
