import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LookAhead } from "./look-ahead";
import { reducePackument } from "./packument-shape";
import type { Packuments } from "./packuments";

type Manifest = Record<string, unknown>;

/** A registry of packages: name → version → what its package.json says. */
function registryOf(packages: Record<string, Record<string, Manifest>>) {
  const asked: string[] = [];
  const forResolving = async (name: string) => {
    asked.push(name);
    const made = packages[name];
    if (!made) throw new Error("not there");
    const versions = Object.entries(made).map(([version, manifest]) => {
      const integrity = `sha512-${createHash("sha512")
        .update(name + version)
        .digest("base64")}`;
      const tarball = `https://packages.test/${name}-${version}.tgz`;
      return [version, { name, version, ...manifest, dist: { tarball, integrity } }];
    });
    const latest = Object.keys(made).at(-1);
    const said = { name, "dist-tags": { latest }, versions: Object.fromEntries(versions) };
    return reducePackument(name, said);
  };
  return { asked, packuments: { forResolving } as unknown as Packuments };
}

async function chosenOf(
  packages: Parameters<typeof registryOf>[0],
  dependencies: Record<string, string>,
  { most = 100, refused = [] as string[], overrides = {} } = {},
) {
  const { asked, packuments } = registryOf(packages);
  const chosen: string[] = [];
  const ahead = new LookAhead(packuments, {
    most,
    isRefused: (name) => refused.includes(name),
    onChosen: ({ name, version }) => chosen.push(`${name}@${version}`),
  });
  ahead.begin({ dependencies, overrides });
  // What is asked for once it is over is nothing.
  await new Promise((resolve) => setImmediate(resolve));
  await ahead.end();
  return { chosen: chosen.sort(), asked: [...new Set(asked)].sort() };
}

test("a project's own versions stand for what others ask for, where they fit", async () => {
  const packages = {
    react: { "18.3.1": {}, "19.2.0": {} },
    chart: { "2.0.0": { peerDependencies: { react: ">=16" }, dependencies: { maths: "^1" } } },
    old: { "1.0.0": { dependencies: { maths: "~1.0.0", react: "^19" } } },
    maths: { "1.0.4": {}, "1.5.0": {} },
  };
  const { chosen } = await chosenOf(packages, { react: "^18.0.0", chart: "latest", old: "" });
  expect(chosen).toEqual([
    "chart@2.0.0",
    "maths@1.0.4",
    "maths@1.5.0",
    "old@1.0.0",
    "react@18.3.1",
    "react@19.2.0",
  ]);
});

test("another name of a package means that package, and binaries are nobody's", async () => {
  const packages = {
    preact: { "10.0.0": { optionalDependencies: { "@kit/linux-x64": "*", extra: "*" } } },
    extra: {
      "1.0.0": {
        peerDependencies: { absent: "*" },
        peerDependenciesMeta: { absent: { optional: true } },
      },
    },
  };
  const { chosen, asked } = await chosenOf(packages, { react: "npm:preact@^10" });
  expect(chosen).toEqual(["extra@1.0.0", "preact@10.0.0"]);
  expect(asked).toEqual(["extra", "preact"]);
});

test("a package that is refused is never asked for, nor what only it needs", async () => {
  const packages = { kit: { "1.0.0": { dependencies: { bad: "*" } } }, bad: { "1.0.0": {} } };
  const { asked } = await chosenOf(packages, { kit: "*" }, { refused: ["bad"] });
  expect(asked).toEqual(["kit"]);
});

test("what is overridden is left to the resolver, and so is what fails", async () => {
  const packages = {
    kit: { "1.0.0": { dependencies: { pinned: "*", gone: "*" } } },
    pinned: { "1.0.0": {} },
  };
  const { chosen } = await chosenOf(
    packages,
    { kit: "*" },
    { overrides: { "pinned@^1": "1.0.0" } },
  );
  expect(chosen).toEqual(["kit@1.0.0"]);
});

test("it looks at no more packages than a project may have, in whatever circles they go", async () => {
  const packages = {
    a: { "1.0.0": { dependencies: { b: "*" } } },
    b: { "1.0.0": { dependencies: { c: "*", a: "*" } } },
    c: { "1.0.0": { dependencies: { a: "*" } } },
  };
  expect((await chosenOf(packages, { a: "*" })).chosen).toHaveLength(3);
  expect((await chosenOf(packages, { a: "*" }, { most: 2 })).chosen).toEqual([
    "a@1.0.0",
    "b@1.0.0",
  ]);
});
