import { expect, test } from "vitest";
import { namePackages } from "./name-packages";

const TAKEN = { dayjs: "1.11.13", "@scope/kit": "2.0.0" };

test("packages are written as npm would, between those that are named", () => {
  const before =
    '{\n\t"name": "x",\n\t"dependencies": {\n\t\t"clsx": "2.1.1"\n\t},\n\t"type": "module"\n}\n';
  expect(namePackages(before, TAKEN)).toBe(
    '{\n\t"name": "x",\n\t"dependencies": {\n\t\t"@scope/kit": "^2.0.0",\n\t\t"clsx": "2.1.1",\n\t\t"dayjs": "^1.11.13"\n\t},\n\t"type": "module"\n}\n',
  );
});

test("a project without a package.json gets one", () => {
  expect(JSON.parse(namePackages(undefined, TAKEN) ?? "")).toEqual({
    private: true,
    dependencies: { "@scope/kit": "^2.0.0", dayjs: "^1.11.13" },
  });
});

test("what any list names already stays as it is", () => {
  const text = JSON.stringify({
    devDependencies: { dayjs: "~1.0.0" },
    dependencies: { clsx: "*" },
  });
  expect(namePackages(text, { dayjs: "1.11.13", clsx: "2.1.1" })).toBeNull();
});

test.each([
  "",
  "{ half",
  "[]",
  '{"dependencies": ["x"]}',
  '{"dependencies": null}',
])("%j is left to whoever writes it", (text) => expect(namePackages(text, TAKEN)).toBeNull());
