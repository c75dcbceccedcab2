import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { signUp } from "../../../tests/support/generation-runs";
import { GIT_TOKEN, startGitServer } from "../../../tests/support/git-server";
import { createCheckpoint } from "../create-checkpoint.server";
import { storeVariables } from "../environment/environment.server";
import { createProject } from "../projects.server";
import { storeBinary } from "../stored-binaries.server";
import { changeTree } from "../tree.server";
import { pushProject } from "./push-project.server";
import { connectRemote, findRemote } from "./remotes.server";

/** What a push leaves in a repository, by git's own server and git's own words. */

const PICTURE = Buffer.from("89504e470d0a1a0a00ff", "hex");

let host: Awaited<ReturnType<typeof startGitServer>>;
let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("pushing-ann");
  host = await startGitServer();
  const before = env.REPOSITORY_ORIGINS;
  env.REPOSITORY_ORIGINS = { "github.com": host.origin };
  return async () => {
    env.REPOSITORY_ORIGINS = before;
    await host.close();
  };
});

const write = (id: string, path: string, content: string | null) =>
  changeTree(id, [{ path, content }]);
const keep = (id: string, label: string) => createCheckpoint(id, { kind: "after", label });
const given = (name: string) => ({
  ...{ address: `ann/${name}`, branch: "main", username: "git", token: GIT_TOKEN },
});

async function makeConnected(name: string): Promise<string> {
  host.make(`ann/${name}.git`);
  const { id } = await createProject(ann, { name });
  await write(id, "index.html", "<h1>Café</h1>\n");
  await connectRemote(ann, id, given(name));
  return id;
}

test("each version becomes a commit, and a later push sends what is new behind it", async () => {
  const id = await makeConnected("cafe");
  const picture = await storeBinary(
    id,
    (async function* () {
      yield PICTURE;
    })(),
  );
  await changeTree(id, [
    { path: "a/deep/note.md", content: "Kept" },
    { path: "a-b.txt", content: "sorted between" },
    { path: "a/logo.png", content: null, binary: picture },
  ]);
  await keep(id, "A page for a café");
  await write(id, "index.html", "<h1>Bar</h1>\n");
  await keep(id, "Call it a bar");

  const first = await pushProject(ann, id);
  expect(first).toMatchObject({ commits: 2, files: 4, branch: "main" });
  const git = (...args: string[]) => host.git("ann/cafe.git", ...args);
  expect(git("fsck", "--strict", "--full")).toBe("");
  expect(git("log", "--format=%s|%an", "main")).toBe(
    "Call it a bar|pushing-ann\nA page for a café|pushing-ann",
  );
  expect(git("log", "--format=%ae%ce", "main")).not.toContain("pushing-ann@");
  expect(git("ls-tree", "-r", "--name-only", "main").split("\n")).toEqual([
    "a-b.txt",
    "a/deep/note.md",
    "a/logo.png",
    "index.html",
  ]);
  expect(git("show", "main:index.html")).toBe("<h1>Bar</h1>");
  expect(git("cat-file", "-s", "main:a/logo.png")).toBe(String(PICTURE.length));
  expect(await findRemote(ann, id)).toMatchObject({ newer: 0, pushedCommit: first.commit });
  expect(await pushProject(ann, id)).toMatchObject({ commits: 0, commit: first.commit });

  await write(id, "a/deep/note.md", null);
  await keep(id, "Drop the note");
  await db.gitRemote.update({ where: { projectId: id }, data: { pushedCommit: null } });
  // As after a push whose answer was lost: what was sent is known.
  const sent = { sentCommit: first.commit, sentVersion: 2 };
  await db.gitRemote.update({ where: { projectId: id }, data: sent });
  expect(await pushProject(ann, id)).toMatchObject({ commits: 1, files: 3 });
  expect(git("rev-list", "--count", "main")).toBe("3");
  expect(git("fsck", "--strict", "--full")).toBe("");
});

test("a branch with others' commits is left alone, until its owner says how to go on", async () => {
  const id = await makeConnected("shared");
  const git = (...args: string[]) => host.git("ann/shared.git", ...args);
  const identity = ["-c", "user.name=Bob", "-c", "user.email=bob@example.com"];
  const tree = git("hash-object", "-t", "tree", "-w", "/dev/null");
  const theirs = git(...identity, "commit-tree", "-m", "Theirs", tree);
  git("update-ref", "refs/heads/main", theirs);

  await expect(pushProject(ann, id)).rejects.toMatchObject({ status: 409, code: "other_commits" });
  expect(git("rev-parse", "main")).toBe(theirs);
  expect(await findRemote(ann, id)).toMatchObject({
    failure: expect.stringContaining("did not come from here"),
  });

  await pushProject(ann, id, { branch: "from/here" });
  expect(git("rev-parse", "main")).toBe(theirs);
  expect(git("show", "from/here:index.html")).toBe("<h1>Café</h1>");

  await pushProject(ann, id, { branch: "main", onTop: "yes" });
  expect(git("rev-parse", "main~1")).toBe(theirs);
  expect(await findRemote(ann, id)).toMatchObject({ failure: null, newer: 0 });
});

test("what a repository refuses is told in its own words", async () => {
  const id = await makeConnected("guarded");
  host.git("ann/guarded.git", "config", "receive.maxInputSize", "10");
  await expect(pushProject(ann, id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/did not take it/),
  });
  await expect(
    connectRemote(ann, id, { ...given("guarded"), token: "a-wrong-token" }),
  ).rejects.toThrow(/refused the token/);
  await expect(connectRemote(ann, id, given("nowhere"))).rejects.toThrow(/no repository/);
});

test("no secret leaves, and neither do variables; without earlier versions a mended one does", async () => {
  const id = await makeConnected("secret");
  await storeVariables(id, [{ name: "STRIPE_KEY", value: "sk_live_abcdef123", isSecret: true }]);
  await write(id, "src/pay.ts", 'const key = "sk_live_abcdef123";');
  await keep(id, "Take payments");
  await expect(pushProject(ann, id)).rejects.toThrow(/src\/pay\.ts holds the value of STRIPE_KEY/);
  expect(host.git("ann/secret.git", "for-each-ref")).toBe("");

  await write(id, "src/pay.ts", "const key = process.env.STRIPE_KEY;");
  await keep(id, "Read the key");
  await expect(pushProject(ann, id)).rejects.toThrow(/STRIPE_KEY/);
  expect(await pushProject(ann, id, { newest: "yes" })).toMatchObject({ commits: 1, files: 2 });
  const all = host.git("ann/secret.git", "log", "-p", "--all");
  expect(all).not.toContain("sk_live");
  const row = await db.gitRemote.findUniqueOrThrow({ where: { projectId: id } });
  expect(row.sealedToken).not.toContain(GIT_TOKEN);
});
