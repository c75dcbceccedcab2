import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { workers } from "~/platform/workers/workers.server";
import { createProject } from "~/projects/projects.server";
import { storeBinary } from "~/projects/stored-binaries.server";
import { changeTree, readTree } from "~/projects/tree.server";
import { SiteBuilder } from "~/sites/build/build.server";
import { buildProcesses } from "~/sites/build/build-process.server";
import { readStore, STORE_FOLDER } from "~/sites/packages/store.server";
import { signUp } from "../../../tests/support/generation-runs";
import { PATIENT_MS } from "../../../tests/support/project-builds";
import { answerChecks } from "./answer-checks.server";

/** What a project as it is stored is told by the builder of sites, and by the worker that checks types. */

const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
const startProcess = buildProcesses({ store: readStore(), workerPath });
const builder = new SiteBuilder({ startProcess, buildMs: PATIENT_MS });
const checks = answerChecks({ builder, typesMs: PATIENT_MS });
afterAll(() => builder.close());

const PAGE =
  '<!doctype html>\n<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n';
const PICTURE = Buffer.from("89504e470d0a1a0a00ff", "hex");
const MAIN = 'import { App } from "./App";\nconsole.log(App);\n';
const APP =
  'import { ShoppingCart } from "lucide-react";\nimport logo from "./logo.png";\nexport const App = () => <ShoppingCart aria-label={logo} />;\n';

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann of builds");
});

/** A project with a picture and these scripts, as an answer left it that touched them. */
async function projectWith(scripts: Record<string, string>) {
  const { id } = await createProject(ann, { name: "Cart" });
  const picture = await storeBinary(id, Readable.from([PICTURE]));
  const texts = Object.entries({ "index.html": PAGE, ...scripts });
  await changeTree(id, [
    ...texts.map(([path, content]) => ({ path, content })),
    { path: "src/logo.png", content: null, binary: picture },
  ]);
  return {
    projectId: id,
    files: await readTree(id),
    touched: new Set([...Object.keys(scripts), "src/App.tsx"]),
    visitor: "account:ann",
    signal: new AbortController().signal,
  };
}

test("what works is told of nothing, and no preview is open", async () => {
  const alone = "export const Counter = () => <p>1</p>;\n";
  const scripts = { "src/main.tsx": MAIN, "src/App.tsx": APP, "src/Counter.tsx": alone };
  const project = await projectWith(scripts);
  let unloaded: readonly string[] = [];
  const onUnloaded = (files: readonly string[]) => {
    unloaded = files;
  };
  expect(await checks.build({ ...project, onUnloaded })).toEqual([]);
  expect(unloaded).toEqual(["src/Counter.tsx"]);
  expect(await checks.checkTypes(project)).toEqual([]);
  expect(await checks.findPreview(project.projectId)).toBeNull();
});

test("what does not build is told with its place", async () => {
  const wrong = APP.replaceAll("ShoppingCart", "ShoppingCat");
  const project = await projectWith({ "src/main.tsx": MAIN, "src/App.tsx": wrong });
  const near = 'Near: "ShoppingCart", "ShoppingBag", "ShoppingBasket".';
  expect(await checks.build(project)).toEqual([
    { path: "src/App.tsx", text: `src/App.tsx:1:10: lucide-react has no "ShoppingCat". ${near}` },
  ]);
});

test("what imports a file that is gone is told so", async () => {
  const project = await projectWith({ "src/main.tsx": MAIN });
  const text = "src/main.tsx:1:21: There is no file ./App in the project.";
  expect(await checks.build(project)).toEqual([{ path: "src/main.tsx", text }]);
});

test("a type that does not fit is told with its place", async () => {
  const main = `${MAIN}export const page = <App colour="red" />;\n`;
  const project = await projectWith({ "src/main.tsx": main, "src/App.tsx": APP });
  expect(await checks.checkTypes(project)).toEqual([
    { path: "src/main.tsx", text: expect.stringMatching(/^src\/main\.tsx:3:\d+: .*colour/) },
  ]);
});

test("a check waits for the checker that is being loaded, in place of loading another one", async () => {
  const project = await projectWith({ "src/main.tsx": MAIN, "src/App.tsx": APP });
  const order: string[] = [];
  const run = workers.run.bind(workers);
  const spy = vi.spyOn(workers, "run").mockImplementation(async (task, input, call) => {
    order.push("begun");
    const result = await run(task, input, call);
    order.push("ended");
    return result;
  });
  checks.prepareTypes?.("account:ann");
  checks.prepareTypes?.("account:ann");
  expect(await checks.checkTypes(project)).toEqual([]);
  spy.mockRestore();
  expect(order).toEqual(["begun", "ended", "begun", "ended"]);
});
