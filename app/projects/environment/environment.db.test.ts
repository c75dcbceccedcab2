import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createProject } from "../projects.server";
import { changeTree } from "../tree.server";
import {
  listVariables,
  readPublicValues,
  removeVariable,
  setVariables,
} from "./environment.server";
import { findUsedNames } from "./find-used-names.server";
import { VARIABLE_LIMITS } from "./variable-rules";

/** What a project's site is built with, and who learns of it. */

let ann: Viewer;
let bob: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
  bob = await signUp("bob");
});

async function signUp(name: string): Promise<Viewer> {
  const user = await db.user.create({ data: { name, email: `${name}@example.com` } });
  return {
    user: { id: user.id, name, email: user.email, imageUrl: null, isAdmin: false },
    trialKey: null,
  };
}

const url = { name: "VITE_API_URL", value: "https://api.example.com", isSecret: false };
const key = { name: "SERVICE_KEY", value: "do-not-tell", isSecret: true };

test("public values reach the site, secret ones are shown to nobody, and neither lies open in the database", async () => {
  const { id } = await createProject(ann, { name: "Shop" });
  await setVariables(ann, id, [url, key]);
  expect(await readPublicValues(id)).toEqual({ VITE_API_URL: url.value });
  expect(await listVariables(ann, id)).toEqual([
    { name: "SERVICE_KEY", isSecret: true, value: null },
    { name: "VITE_API_URL", isSecret: false, value: url.value },
  ]);
  const rows = JSON.stringify(await db.projectVariable.findMany({ where: { projectId: id } }));
  expect(rows).not.toContain("do-not-tell");
  expect(rows).not.toContain("api.example.com");
});

test("a variable is replaced by one of its name, and removed", async () => {
  const { id } = await createProject(ann, { name: "Again" });
  await setVariables(ann, id, [url, { ...url, value: "second" }]);
  await setVariables(ann, id, [{ ...url, value: "third" }]);
  expect(await readPublicValues(id)).toEqual({ VITE_API_URL: "third" });
  await removeVariable(ann, id, url.name);
  await removeVariable(ann, id, url.name);
  expect(await listVariables(ann, id)).toEqual([]);
});

test("somebody else neither reads nor changes them", async () => {
  const { id } = await createProject(ann, { name: "Private" });
  await setVariables(ann, id, [url]);
  await expect(listVariables(bob, id)).rejects.toMatchObject({ status: 404 });
  await expect(setVariables(bob, id, [key])).rejects.toMatchObject({ status: 404 });
  await expect(removeVariable(bob, id, url.name)).rejects.toMatchObject({ status: 404 });
  await expect(findUsedNames(bob, id)).rejects.toMatchObject({ status: 404 });
  expect(await readPublicValues(id)).toEqual({ VITE_API_URL: url.value });
});

test("there are no more than a project may have, and too many change nothing", async () => {
  const { id } = await createProject(ann, { name: "Many" });
  const many = Array.from({ length: VARIABLE_LIMITS.count }, (_, index) => ({
    name: `NAME_${index}`,
    value: "1",
    isSecret: true,
  }));
  await setVariables(ann, id, many);
  await expect(setVariables(ann, id, [url])).rejects.toMatchObject({ status: 400 });
  await setVariables(ann, id, [{ name: "NAME_1", value: "2", isSecret: false }]);
  expect(await listVariables(ann, id)).toHaveLength(VARIABLE_LIMITS.count);
  // More than a query takes.
  const flood = Array.from({ length: 40_000 }, (_, index) => ({ ...url, name: `FLOOD_${index}` }));
  await expect(setVariables(ann, id, flood)).rejects.toMatchObject({ status: 400 });
});

test("what the sources read is found, and what only tools read is not", async () => {
  const { id } = await createProject(ann, { name: "Used" });
  await changeTree(id, [
    { path: "index.html", content: "<title>%VITE_TITLE%</title>" },
    {
      path: "src/client.ts",
      content: `connect(import.meta.env.VITE_URL, process.env["NEXT_PUBLIC_KEY"], import.meta.env.DEV);`,
    },
    { path: "vite.config.ts", content: "export default { port: process.env.PORT };" },
    { path: "README.md", content: "Set import.meta.env.VITE_README." },
  ]);
  expect(await findUsedNames(ann, id)).toEqual([
    { name: "NEXT_PUBLIC_KEY", path: "src/client.ts" },
    { name: "VITE_TITLE", path: "index.html" },
    { name: "VITE_URL", path: "src/client.ts" },
  ]);
});
