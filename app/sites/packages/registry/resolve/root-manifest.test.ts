import { expect, test } from "vitest";
import { packageRequest } from "../package-request";
import { readRoot } from "./root-manifest";

function read(manifest: object, extra: string[] = []) {
  return readRoot({ packageJson: JSON.stringify(manifest), lockfile: null, extra });
}

test("only what sources import is resolved, whichever list of package.json names it", () => {
  const manifest = {
    name: "shop",
    scripts: { postinstall: "rm -rf /" },
    dependencies: { react: "^18.0.0", express: "4" },
    devDependencies: { three: "^0.160.0", vite: "^5.0.0", eslint: "9" },
  };
  const files = new Map([["package.json", JSON.stringify(manifest)]]);
  const request = packageRequest(files, ["three", "react", "nanoid", "fs", "node:path", "react"]);
  expect(JSON.parse(request.packageJson ?? "")).toEqual({
    dependencies: { react: "^18.0.0", three: "^0.160.0" },
  });
  expect(request.extra).toEqual(["nanoid"]);
  const same = packageRequest(
    new Map([["package.json", JSON.stringify({ ...manifest, name: "another", version: "2.0.0" })]]),
    ["nanoid", "react", "three"],
  );
  expect(same).toEqual(request);
});

test("what nobody names is taken in its latest version", () => {
  expect(read({ dependencies: { react: "^18.0.0" } }, ["zod"]).root.dependencies).toEqual({
    react: "^18.0.0",
    zod: "latest",
  });
});

test.each([
  ["github:colinhacks/zod", "a Git repository"],
  ["colinhacks/zod", "a Git repository"],
  ["git+ssh://git@example.com/x.git", "a Git repository"],
  ["https://example.com/x.tgz", "a file of the web"],
  ["http://169.254.169.254/latest", "a file of the web"],
  ["file:../../etc", '"file:"'],
  ["../secret", "a folder or file"],
  ["/etc/passwd", "a folder or file"],
  ["link:../x", '"link:"'],
  ["workspace:*", "part of a workspace"],
  ["npm:../../x@1.0.0", "something unknown"],
])("a package as %s is refused with a sentence", (spec, kind) => {
  const { refused, root } = read({ dependencies: { zod: spec } });
  expect(root.dependencies).toEqual({});
  expect(refused).toEqual([
    {
      text: `package.json asks for zod as ${kind} ("${spec}"). Only versions of the registry can be had: write one like "^1.2.0", or take the import out.`,
      file: "package.json",
    },
  ]);
});

test.each([
  "^1.2.3",
  "1.x",
  "latest",
  "next",
  "",
  "*",
  ">=1 <2",
  "npm:preact@^10.0.0",
])("a package as %j is a version of the registry", (spec) => {
  expect(read({ dependencies: { zod: spec } })).toMatchObject({ refused: [] });
});

test("a name that leads elsewhere is no name of a package", () => {
  for (const name of ["../x", "/etc", "a/../../b", "__proto__", "@scope/../x", "a b", ".bin"]) {
    const packageJson = `{"dependencies":{${JSON.stringify(name)}:"1.0.0"}}`;
    const { refused, root } = readRoot({ packageJson, lockfile: null, extra: [name] });
    expect(refused).toMatchObject([{ text: `"${name}" in package.json is no name of a package.` }]);
    expect(Object.keys(root.dependencies)).toEqual([]);
  }
});

test("overrides of npm, Yarn and pnpm count where they name versions, and others are told", () => {
  const manifest = {
    dependencies: { a: "^1.0.0", react: "^18.0.0" },
    overrides: { c: "2.0.0", a: "1.0.5", d: { ".": "1.0.0", e: "$react" }, f: "file:../f" },
    resolutions: { "**/b": "1.1.0" },
    pnpm: { overrides: { g: "3.0.0" } },
  };
  const files = new Map([["package.json", JSON.stringify(manifest)]]);
  const { root, notices } = readRoot(packageRequest(files, ["a", "react"]));
  expect(root).toEqual({
    dependencies: { a: "1.0.5", react: "^18.0.0" },
    overrides: { b: "1.1.0", c: "2.0.0", d: { ".": "1.0.0", e: "$react" }, g: "3.0.0" },
  });
  expect(notices).toEqual([
    {
      text: 'The override of f was left out: "file:../f" is no version of the registry.',
      file: "package.json",
    },
  ]);
});

test("a package.json that cannot be read names nothing", () => {
  const request = packageRequest(new Map([["package.json", "{ not json"]]), ["react"]);
  expect(request).toEqual({ packageJson: null, lockfile: null, extra: ["react"] });
});
