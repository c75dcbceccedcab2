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
  const saved = await saveFiles(ann, projectId, { files: await edited((text) => `${text}!`) });
  expect(saved.map(({ path }) => path)).toEqual(["a.css", "b.css"]);
  expect(await texts()).toEqual(["a.css!", "b.css!"]);
});

test("where one was changed meanwhile nothing is saved, and the answer names it", async () => {
  const files = await edited(() => "late");
  const [first, second] = files;
  if (!first || !second) throw new Error("There are two files.");
  await saveFiles(ann, projectId, { files: [{ ...second, content: "theirs" }] });
  await expect(saveFiles(ann, projectId, { files })).rejects.toMatchObject({
    status: 409,
    code: "conflict",
    data: { paths: ["b.css"] },
  });
  expect(await texts()).toEqual(["a.css!", "theirs"]);
});

test("nothing is saved that the rules refuse, nor of somebody else's project", async () => {
  const files = await edited(() => "x");
  await expect(saveFiles(bob, projectId, { files })).rejects.toMatchObject({ status: 404 });
  const [first] = files;
  if (!first) throw new Error("There is a file.");
  await expect(saveFiles(ann, projectId, { files: [first, first] })).rejects.toMatchObject({
    status: 400,
  });
  const large = files.map((file) => ({ ...file, content: "x".repeat(1_000_001) }));
  await expect(saveFiles(ann, projectId, { files: large })).rejects.toMatchObject({ status: 413 });
  expect(await texts()).toEqual(["a.css!", "theirs"]);
});

test("files move together with the texts that name them, or nothing moves", async () => {
  const { id } = await createProject(ann, { name: "Moving" });
  const put = (path: string, content: string) => createFile(ann, id, { path, content });
  const app = await put("src/app.ts", 'import "./card";');
  await put("src/card.ts", "card");
  await put("src/other.ts", "other");
  const files = [{ path: "src/app.ts", content: 'import "./ui/card";', baseHash: app.hash }];
  const moves = [{ from: "src/card.ts", to: "src/ui/card.ts" }];
  const tree = async () =>
    Object.fromEntries((await listFiles(ann, id)).map(({ path, content }) => [path, content]));
  const before = await tree();

  const taken = [{ from: "src/card.ts", to: "src/other.ts" }];
  await expect(saveFiles(ann, id, { files, moves: taken })).rejects.toMatchObject({
    status: 409,
    code: "path_taken",
  });
  const gone = [...moves, { from: "src/gone.ts", to: "src/ui/gone.ts" }];
  await expect(saveFiles(ann, id, { files, moves: gone })).rejects.toMatchObject({
    code: "conflict",
    data: { paths: ["src/gone.ts"] },
  });
  expect(await tree()).toEqual(before);

  const saved = await saveFiles(ann, id, { files, moves });
  expect(saved.map(({ path }) => path)).toEqual(["src/app.ts", "src/ui/card.ts"]);
  const moved = {
    "src/app.ts": 'import "./ui/card";',
    "src/other.ts": "other",
    "src/ui/card.ts": "card",
  };
  expect(await tree()).toEqual(moved);
  // Two may change places, and a text may change on its way.
  const [hash = ""] = saved.filter(({ path }) => path.endsWith("card.ts")).map(({ hash }) => hash);
  await saveFiles(ann, id, {
    files: [{ path: "src/ui/card.ts", content: "card!", baseHash: hash }],
    moves: [
      { from: "src/ui/card.ts", to: "src/other.ts" },
      { from: "src/other.ts", to: "src/ui/card.ts" },
    ],
  });
  expect(await tree()).toEqual({ ...moved, "src/other.ts": "card!", "src/ui/card.ts": "other" });
});
