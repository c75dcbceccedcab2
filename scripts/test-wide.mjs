// npm run test:wide: the claims of npm test again, over every kind, wording, size and database (decision 112). It takes
// its time: what lands has passed it, what is being written need not. Its reports lie beside those of npm test.
import { mkdirSync } from "node:fs";
import { resultsFolder } from "./test-reports.mjs";
import { node, onPostgres, playwright, preparation, vitest } from "./test-runs.mjs";
import { finish, group } from "./test-stages.mjs";

mkdirSync(resultsFolder, { recursive: true });
const { setUp, compile } = preparation();
await group({ packages: setUp });
await group({ "compiled packages": compile });
await group({ build: node("scripts/build-once.mjs") });
await group({ "unit tests": vitest("wide", ["unit"]) });
const servers = ["http", "slow", ...onPostgres("processes")];
await group({ "HTTP, kills and two processes": vitest("wide", servers, ["--maxWorkers=3"]) });
const databases = ["sqlite", ...onPostgres("postgresql")];
await group({ databases: vitest("wide", databases, ["--maxWorkers=1"]) });
await group({ "browser tests": playwright("wide") });
finish("each claim once runs with: npm test");
