// Stands in build/index.js: runs the server.
import path from "node:path";
import { loadProgram } from "./load-program.cjs";

const server = loadProgram(path.join(import.meta.dirname, "server.js"));

export const { script } = server;
/** Resolves once the server listens. */
export const { listening } = server.exports;
