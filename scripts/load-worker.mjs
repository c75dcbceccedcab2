// Stands in build/worker.mjs: runs the program of the workers.
import path from "node:path";
import { loadProgram } from "./load-program.cjs";

const worker = loadProgram(path.join(import.meta.dirname, "worker.js"));

export const { script } = worker;
/** What the pool of workers calls. */
export default worker.exports.default;
