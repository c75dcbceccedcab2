// npm run fuzz [-- --seed N --requests N --from N]: sends requests that nobody would send.
import { prepareTestPrograms, runTestProgram } from "./run-test-program.mjs";

prepareTestPrograms();
process.exit(runTestProgram("tests/fuzz/run.ts", process.argv.slice(2)));
