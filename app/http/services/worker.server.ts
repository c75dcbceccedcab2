// The program of the workers (build/worker.mjs): it exports what does each task, under the task's name.
import { constants, setPriority } from "node:os";

// Whoever is being answered comes first. On Linux this is the priority of the calling thread alone;
// elsewhere it would be that of the whole server.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

export { checkpointDatabase } from "~/platform/checkpoint-database";
export { compareFiles } from "~/projects/compare-files";
export { compareLines } from "~/projects/compare-lines";
export { findAll } from "~/projects/search/find-all";
export { checkTypes } from "~/sites/build/check-types";
export { findPlaces } from "~/sites/build/find-places";
export { writeStarterAnswer } from "~/starter/engine/write-answer.server";
export { readMoveIn, readSync } from "~/trial/read-sent";
export { readDocument } from "~/uploads/documents/document-text";
