import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createFile, listFiles } from "./file-store.server";
import { createProject } from "./projects.server";
import { saveFiles } from "./save-files.server";

let ann: Viewer;
let bob: Viewer;
let projectId: string;

async function signUp(name: string): Promise<Viewer> {
  const user = await db.user.create({ data: { name, email: `${name}@example.com` } });
  return {
    user: { id: user.id, name, email: user.email, imageUrl: null, isAdmin: false },
    trialKey: null,
  };
}

beforeAll(async () => {
  [ann, bob] = [await signUp("ann"), await signUp("bob")];
  projectId = (await createProject(ann, { name: "Shop" })).id;
  for (const path of ["a.css", "b.css"]) await createFile(ann, projectId, { path, content: path });
});

const texts = async () => (await listFiles(ann, projectId)).map(({ content }) => content);
const edited = async (edit: (content: string) => string) =>
  (await listFiles(ann, projectId)).map(({ path, content, hash }) => ({
    path,
    content: edit(content),
    baseHash: hash,
  }));

test("several files are saved together", async () => {
  const saved = await saveFiles(ann, projectId, await edited((text) => `${text}!`));
  expect(saved.map(({ path }) => path)).toEqual(["a.css", "b.css"]);
  expect(await texts()).toEqual(["a.css!", "b.css!"]);
});

test("where one was changed meanwhile nothing is saved, and the answer names it", async () => {
  const files = await edited(() => "late");
  const [first, second] = files;
  if (!first || !second) throw new Error("There are two files.");
  await saveFiles(ann, projectId, [{ ...second, content: "theirs" }]);
  await expect(saveFiles(ann, projectId, files)).rejects.toMatchObject({
    status: 409,
    code: "conflict",
    data: { paths: ["b.css"] },
  });
  expect(await texts()).toEqual(["a.css!", "theirs"]);
});

test("nothing is saved that the rules refuse, nor of somebody else's project", async () => {
  const files = await edited(() => "x");
  await expect(saveFiles(bob, projectId, files)).rejects.toMatchObject({ status: 404 });
  const [first] = files;
  if (!first) throw new Error("There is a file.");
  await expect(saveFiles(ann, projectId, [first, first])).rejects.toMatchObject({ status: 400 });
  const large = files.map((file) => ({ ...file, content: "x".repeat(1_000_001) }));
  await expect(saveFiles(ann, projectId, large)).rejects.toMatchObject({ status: 413 });
  expect(await texts()).toEqual(["a.css!", "theirs"]);
});
