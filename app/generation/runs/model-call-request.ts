import type { AnswerMode } from "~/conversation/answer";
import type { GenerationEvent, Usage } from "../events/event-schema";
import type { Model } from "../models/model";
import type { FileSights } from "./file-sights";
import type { KeptReasoning } from "./kept-reasoning";

/** What all calls of a model for one answer share. */
export interface ModelCallRequest {
  projectId: string;
  projectName: string;
  mode: AnswerMode;
  model: Model;
  signal: AbortSignal;
  append: (event: GenerationEvent) => void;
  /** What the model has seen of the project's files: others are not written over. */
  shown: FileSights;
  /** Of all calls of the answer together. */
  reasoning: KeptReasoning;
  /** Counts on, over all turns; it is what was paid, whatever comes of them. */
  usage: Usage;
}
