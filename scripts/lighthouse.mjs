// npm run lighthouse [-- path …]: what Lighthouse says of the public pages on a phone.
import { prepareTestPrograms, runTestProgram } from "./run-test-program.mjs";

prepareTestPrograms();
process.exit(runTestProgram("tests/load/lighthouse.ts", process.argv.slice(2)));
