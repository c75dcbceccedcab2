import { expect, test } from "vitest";
import { readNpmLockfile } from "./npm-lockfile";

const root = { dependencies: { a: "^1.0.0" } };
const tarballUrl = (name: string, version: string) => `https://registry.example/${name}-${version}`;
const checksum = `sha512-${"A".repeat(86)}==`;

function packagesIn(lockfile: object): Record<string, Record<string, unknown>> {
  const text = readNpmLockfile(JSON.stringify(lockfile), root, tarballUrl);
  return JSON.parse(text ?? "{}").packages;
}

test("of a lockfile versions and checksums are kept, and where they lie is said anew", () => {
  const packages = packagesIn({
    name: "somebody's",
    packages: {
      "": { name: "somebody's", dependencies: { other: "1.0.0" } },
      "node_modules/a": {
        version: "1.2.0",
        resolved: "https://elsewhere.example/a.tgz",
        integrity: checksum,
        hasInstallScript: true,
        bin: { a: "cli.js" },
        dependencies: { "@s/b": "^2.0.0", "../c": "1.0.0" },
      },
      "node_modules/a/node_modules/@s/b": { version: "2.0.0", integrity: "sha1-abc=" },
    },
  });
  expect(packages).toEqual({
    "": { dependencies: root.dependencies },
    "node_modules/a": {
      version: "1.2.0",
      resolved: "https://registry.example/a-1.2.0",
      integrity: checksum,
      dependencies: { "@s/b": "^2.0.0" },
    },
    "node_modules/a/node_modules/@s/b": {
      version: "2.0.0",
      resolved: "https://registry.example/@s/b-2.0.0",
    },
  });
});

test("links, folders, Git, bundled packages, odd places and odd versions are left out", () => {
  const packages = packagesIn({
    packages: {
      "node_modules/link": { link: true, resolved: "packages/link", version: "1.0.0" },
      "packages/link": { version: "1.0.0" },
      "node_modules/git": { version: "1.0.0", resolved: "git+ssh://git@example.com/x.git#1" },
      "node_modules/file": { version: "1.0.0", resolved: "file:../x" },
      "node_modules/inside": { version: "1.0.0", inBundle: true },
      "node_modules/../../x": { version: "1.0.0" },
      "node_modules/.bin/x": { version: "1.0.0" },
      "node_modules/__proto__": { version: "1.0.0" },
      "node_modules/odd": { version: "../../x" },
      "node_modules/@esbuild/linux-x64": { version: "1.0.0" },
    },
  });
  expect(Object.keys(packages)).toEqual([""]);
});

test("a lockfile from before npm 7 says the same", () => {
  const packages = packagesIn({
    lockfileVersion: 1,
    dependencies: {
      a: {
        version: "1.0.0",
        integrity: checksum,
        requires: { b: "^1.0.0" },
        dependencies: { b: { version: "1.5.0" } },
      },
    },
  });
  expect(packages).toMatchObject({
    "node_modules/a": { version: "1.0.0", dependencies: { b: "^1.0.0" } },
    "node_modules/a/node_modules/b": { version: "1.5.0" },
  });
});

test("what is no lockfile is none", () => {
  for (const text of ["", "[]", "<<<<<<< HEAD", "7"]) {
    expect(readNpmLockfile(text, root, tarballUrl)).toBeNull();
  }
});
