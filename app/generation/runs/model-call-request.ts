import type { AnswerMode } from "~/conversation/answer";
import type { GenerationEvent, Usage } from "../events/event-schema";
import type { Model } from "../models/model";
import type { KeptReasoning } from "./kept-reasoning";

/** What all calls of a model for one answer share. */
export interface ModelCallRequest {
  projectId: string;
  projectName: string;
  mode: AnswerMode;
  model: Model;
  signal: AbortSignal;
  append: (event: GenerationEvent) => void;
  /** Of all calls of the answer together. */
  reasoning: KeptReasoning;
  /** Counts on, over all turns; it is what was paid, whatever comes of them. */
  usage: Usage;
}
