import type { Manifest } from "~/projects/manifest";
import type { GenerationEvent } from "../events/event-schema";
import type { Sight } from "../protocol/land-block";

/** What is known before the files of an answer come. */
export interface FileWriterOptions {
  projectId: string;
  append: (event: GenerationEvent) => void;
  /** The file in the editor, whose unsaved text the model was shown. */
  activeFile?: { path: string; content: string } | undefined;
  /** What the checkpoint before the answer holds. */
  baseline: Manifest;
  /** How much of a stored file the model was shown. Without it, all of every file. */
  sightOf?: ((path: string) => Sight) | undefined;
}
