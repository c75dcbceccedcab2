// The program of the workers (build/worker.mjs): it exports what does each task, under the task's name.

export { compareFiles } from "~/projects/compare-files";
export { findPlaces } from "~/sites/build/find-places";
