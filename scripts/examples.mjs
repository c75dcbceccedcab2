// npm run examples [-- name … | steps]: makes the apps of app/examples/examples.ts with the built-in
// starter and takes their pictures for public/examples; and the four steps of the front page's demo in
// the workspace, for public/screens. The results are committed; run this again after a change of them.
import { prepareTestPrograms, runTestProgram } from "./run-test-program.mjs";

prepareTestPrograms();
const wanted = process.argv.slice(2);
const programs = wanted.includes("steps")
  ? ["tests/pictures/steps.ts"]
  : ["tests/pictures/examples.ts", ...(wanted.length > 0 ? [] : ["tests/pictures/steps.ts"])];
for (const program of programs) process.exitCode ||= runTestProgram(program, wanted);
