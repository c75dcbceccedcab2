import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { signUp } from "../../tests/support/generation-runs";
import { listCheckpoints } from "./checkpoints.server";
import { compareVersions } from "./compare-versions.server";
import { createCheckpoint } from "./create-checkpoint.server";
import { nameVersion } from "./name-version.server";
import { createProject } from "./projects.server";
import { restoreCheckpoint } from "./restore-checkpoint.server";
import { changeTree, readTree } from "./tree.server";

/** Versions as people use them: named, found again, compared and brought back, whole or by file. */

let ann: Viewer;
let id: string;
const call = { visitor: "account:ann", signal: new AbortController().signal };

beforeAll(async () => {
  ann = await signUp("versions-ann");
});
beforeEach(async () => {
  id = (await createProject(ann, { name: "Café" })).id;
});

const make = async (label: string, files: Record<string, string | null>) => {
  await changeTree(
    id,
    Object.entries(files).map(([path, content]) => ({ path, content })),
  );
  return createCheckpoint(id, { kind: "after", label });
};
const files = async () => Object.fromEntries(await readTree(id));

test("a version is named, renamed and found among those with a name, until it has none", async () => {
  const first = await make("first", { "a.txt": "1" });
  await make("second", { "a.txt": "2" });
  await nameVersion(ann, id, { checkpointId: first.id, name: "Opening day" });
  await nameVersion(ann, id, { checkpointId: first.id, name: "Before the redesign" });
  const named = await listCheckpoints(ann, id, { isNamed: true });
  expect(named).toMatchObject([{ id: first.id, name: "Before the redesign", label: "first" }]);
  await nameVersion(ann, id, { checkpointId: first.id, name: null });
  expect(await listCheckpoints(ann, id, { isNamed: true })).toEqual([]);
});

test("the project as it is gets a name, kept as a version first where there is none of it", async () => {
  const nameNow = (name: string) => nameVersion(ann, id, { checkpointId: "now", name });
  await expect(nameNow("Empty")).rejects.toMatchObject({ status: 409 });
  const first = await make("first", { "a.txt": "1" });
  expect(await nameNow("One")).toMatchObject({ id: first.id, name: "One" });
  await changeTree(id, [{ path: "a.txt", content: "2" }]);
  const { id: second } = await nameNow("Two");
  expect((await listCheckpoints(ann, id)).map((one) => [one.id, one.name])).toEqual([
    [second, "Two"],
    [first.id, "One"],
  ]);
});

test("the versions that hold the files as they are now say so, whichever is the latest", async () => {
  const now = async () =>
    (await listCheckpoints(ann, id)).filter(({ isNow }) => isNow).map(({ label }) => label);
  const first = await make("first", { "a.txt": "1" });
  await make("second", { "a.txt": "2" });
  expect(await now()).toEqual(["second"]);
  await changeTree(id, [{ path: "a.txt", content: "by hand" }]);
  expect(await now()).toEqual([]);
  await restoreCheckpoint(ann, id, first.id);
  expect(await now()).toEqual(["Rolled back to “first”", "first"]);
});

test("nobody names a version of somebody else's", async () => {
  const { id: checkpointId } = await make("first", { "a.txt": "1" });
  const bob = await signUp(`versions-bob-${id}`);
  const naming = nameVersion(bob, id, { checkpointId, name: "Mine" });
  await expect(naming).rejects.toMatchObject({ status: 404 });
  const comparing = compareVersions(bob, id, { from: checkpointId, to: "now" }, call);
  await expect(comparing).rejects.toMatchObject({ status: 404 });
  expect((await listCheckpoints(ann, id))[0]?.name).toBeNull();
});

test("a long history is read a page at a time, from where the last page ended", async () => {
  for (const label of ["1", "2", "3", "4", "5"]) await make(label, { "a.txt": label });
  const labels: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await listCheckpoints(ann, id, { after, most: 2 });
    labels.push(...page.map(({ label }) => label));
    after = page.at(-1)?.id ?? null;
    if (page.length < 2) break;
  }
  expect(labels).toEqual(["5", "4", "3", "2", "1"]);
});

test("one file of a version comes back, also one that was deleted, and nothing else changes", async () => {
  const first = await make("first", { "a.txt": "1", "b.txt": "one" });
  await make("second", { "a.txt": "2", "b.txt": null });
  const made = await restoreCheckpoint(ann, id, first.id, { path: "b.txt" });
  expect(made).toMatchObject({
    kind: "restore",
    label: "b.txt as in “first”",
    changes: [{ path: "b.txt", action: "created" }],
  });
  expect(await files()).toEqual({ "a.txt": "2", "b.txt": "one" });
});

test("of a file that a version did not have, or has as it is, one is told so, and nothing changes", async () => {
  const first = await make("first", { "a.txt": "1" });
  await make("second", { "b.txt": "new" });
  const count = () => db.checkpoint.count({ where: { projectId: id } });
  const before = await count();
  const missing = restoreCheckpoint(ann, id, first.id, { path: "b.txt" });
  await expect(missing).rejects.toMatchObject({ status: 404, code: "no_such_file" });
  const same = restoreCheckpoint(ann, id, first.id, { path: "a.txt" });
  await expect(same).rejects.toMatchObject({ status: 409, code: "same_file" });
  expect(await files()).toEqual({ "a.txt": "1", "b.txt": "new" });
  expect(await count()).toBe(before);
});

test("any two versions are compared, the files as they are among them", async () => {
  const first = await make("first", { "a.txt": "price 4\n" });
  const second = await make("second", { "a.txt": "price 5\n", "b.txt": "new\n" });
  await changeTree(id, [{ path: "a.txt", content: "price 6\n" }]);
  const words = async (of: { from: string | null; to: string | null; path?: string }) => {
    const { files: compared, ...sides } = await compareVersions(ann, id, of, call);
    const marked = compared.flatMap((file) =>
      "stretches" in file
        ? file.stretches.flatMap((one) =>
            one.kind === "changed"
              ? [...one.removed, ...one.added].map(({ parts }) => parts.at(-1)?.text)
              : [],
          )
        : [],
    );
    return [sides.from?.label ?? null, sides.to?.label ?? null, marked];
  };
  expect(await words({ from: first.id, to: "now" })).toEqual(["first", null, ["4", "6", "new"]]);
  expect(await words({ from: null, to: null })).toEqual(["second", null, ["5", "6"]]);
  expect(await words({ from: "previous", to: second.id, path: "a.txt" })).toEqual([
    "first",
    "second",
    ["4", "5"],
  ]);
  expect(await words({ from: "previous", to: first.id })).toEqual([null, "first", ["price 4"]]);
});
