// npm run examples [-- name …]: makes the apps of app/examples/examples.ts with the built-in starter
// and takes their pictures for public/examples. The results are committed; run this again after a
// change of those apps.
import { prepareTestPrograms, runTestProgram } from "./run-test-program.mjs";

prepareTestPrograms();
process.exit(runTestProgram("tests/pictures/examples.ts", process.argv.slice(2)));
