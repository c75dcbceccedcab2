import { expect, test } from "vitest";
import { readLockedVersions } from "./locked-versions";

function versionsIn(name: string, text: string) {
  const found = [...(readLockedVersions({ name, text }) ?? [])];
  return Object.fromEntries(found.map(([key, versions]) => [key, [...versions]]));
}

test("versions are read out of a lockfile of Yarn, old and new", () => {
  const old = `# yarn lockfile v1


"@babel/code-frame@^7.0.0", "@babel/code-frame@^7.22.13":
  version "7.22.13"
  resolved "https://registry.example/x.tgz#e3"
  dependencies:
    chalk "^2.4.2"

react@^18.2.0:
  version "18.2.0"
`;
  expect(versionsIn("yarn.lock", old)).toEqual({
    "@babel/code-frame": ["7.22.13"],
    react: ["18.2.0"],
  });
  const berry = `__metadata:
  version: 8

"react@npm:^18.2.0, react@npm:^18.3.0":
  version: 18.3.1
  resolution: "react@npm:18.3.1"
`;
  expect(versionsIn("yarn.lock", berry)).toEqual({ react: ["18.3.1"] });
});

test("versions are read out of lockfiles of pnpm, old and new", () => {
  const text = `lockfileVersion: '9.0'

packages:

  '@radix-ui/react-slot@1.1.0(@types/react@18.3.3)(react@18.3.1)':
    resolution: {integrity: sha512-x}

  react@18.3.1:
    resolution: {integrity: sha512-x}

  /zod/3.22.4:
    resolution: {integrity: sha512-x}
`;
  expect(versionsIn("pnpm-lock.yaml", text)).toEqual({
    "@radix-ui/react-slot": ["1.1.0"],
    react: ["18.3.1"],
    zod: ["3.22.4"],
  });
});

test("versions are read out of a lockfile of Bun", () => {
  const text = `{ "packages": {
    "react": ["react@18.3.1", "", { "dependencies": {} }, "sha512-x"],
    "a/react": ["react@17.0.2", ""],
  } }`;
  expect(versionsIn("bun.lock", text)).toEqual({ react: ["18.3.1", "17.0.2"] });
});

test("names and versions that lead elsewhere are no versions", () => {
  const text = '"../../x@^1":\n  version "1.0.0"\n\nreact@^1:\n  version "1.0.0/../../x"\n';
  expect(readLockedVersions({ name: "yarn.lock", text })).toBeNull();
});
