// The program of the workers (build/worker.mjs): what does each task, by the task's name.
import { constants, setPriority } from "node:os";
import { readModelList } from "~/models/model-list";
import { checkpointDatabase } from "~/platform/checkpoint-database";
import { doTasks } from "~/platform/workers/worker-side.server";
import { compareFiles } from "~/projects/compare-files";
import { compareLines } from "~/projects/compare-lines";
import { followAll } from "~/projects/following/follow-in-worker";
import { findAll } from "~/projects/search/find-all";
import { checkTypes } from "~/sites/build/check-types";
import { findPlaces } from "~/sites/build/find-places";
import type { StarterRequest } from "~/starter/engine/write-answer.server";
import { readMoveIn, readSync } from "~/trial/read-sent";
import { readDocument } from "~/uploads/documents/document-text";

// Whoever is being answered comes first. On Linux this is the priority of the calling thread alone;
// elsewhere it would be that of the whole server. The lowest one would be a thousandth of a machine that
// does much else: an answer of 25 ms took longer than 15 s there.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Most of the program: a thread that does something else starts in a third of the time without it. */
const readStarter = () => import("~/starter/engine/program.server");
const writeStarterAnswer = async (request: StarterRequest) =>
  (await readStarter()).writeStarterAnswer(request);
const listStarterApps = async () => (await readStarter()).appNames();
const namesKnownApp = async (said: string) => (await readStarter()).namesKnownApp(said);

export default doTasks({
  ...{ checkpointDatabase, checkTypes, compareFiles, compareLines, findAll, findPlaces, followAll },
  ...{ listStarterApps, namesKnownApp, readDocument, readModelList, readMoveIn, readSync },
  writeStarterAnswer,
});
