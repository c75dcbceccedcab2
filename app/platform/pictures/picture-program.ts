// The program of the process that decodes and encodes pictures (build/picture-program.mjs).
import { constants, setPriority } from "node:os";
import { encodePicture } from "./encode-picture";
import type { PictureJob, PictureReply } from "./picture-work";

// Whoever is being answered comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on("message", (job: PictureJob) => void work(job));
// Whoever started it has gone, or has had nothing to do for it.
process.on("disconnect", () => process.exit());

async function work({ id, bytes, work }: PictureJob): Promise<void> {
  try {
    reply({ id, made: await encodePicture(bytes, work) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

function reply(said: PictureReply): void {
  process.send?.(said);
}
