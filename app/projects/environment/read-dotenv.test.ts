import { expect, test } from "vitest";
import { readDotenv } from "./read-dotenv";
import { VARIABLE_LIMITS } from "./variable-rules";

test("a .env is read with comments, quotes and exports, and names say who may read", () => {
  const text = `# a comment
VITE_URL=https://a.example # and why
export NEXT_PUBLIC_NAME="Two words"
SERVICE_KEY='s3cret=with=signs'
EMPTY=
`;
  expect(readDotenv(text)).toEqual({
    variables: [
      { name: "VITE_URL", value: "https://a.example", isSecret: false },
      { name: "NEXT_PUBLIC_NAME", value: "Two words", isSecret: false },
      { name: "SERVICE_KEY", value: "s3cret=with=signs", isSecret: true },
    ],
    leftOut: ["EMPTY is empty."],
  });
});

test.each([
  "VITE_A",
  "NEXT_PUBLIC_A",
  "REACT_APP_A",
  "VUE_APP_A",
  "SNOWPACK_PUBLIC_A",
  "PUBLIC_A",
])("%s is for pages, as the tool of that name has it", (name) => {
  expect(readDotenv(`${name}=1`).variables).toEqual([{ name, value: "1", isSecret: false }]);
});

test("what is no variable is left out in words, and never more are taken than a project may have", () => {
  const lines = Array.from({ length: VARIABLE_LIMITS.count + 1 }, (_, index) => `N_${index}=1`);
  const read = readDotenv(`2ND=1\nwith-hyphen=2\n${lines.join("\n")}`);
  expect(read.variables).toHaveLength(VARIABLE_LIMITS.count);
  expect(read.leftOut).toContainEqual(expect.stringMatching(/^with-hyphen: A name has letters/));
  expect(read.leftOut).toContainEqual(
    `N_${VARIABLE_LIMITS.count}: a project has at most ${VARIABLE_LIMITS.count} variables.`,
  );
});

test("names of an object's own are variables like others", () => {
  expect(readDotenv("__proto__=1\nconstructor=2").variables.map(({ name }) => name)).toContain(
    "constructor",
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
