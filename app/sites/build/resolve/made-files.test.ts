import { expect, test } from "vitest";
import { missingFile } from "./made-files";

test.each([
  ["../styled-system/css", "Panda CSS (panda codegen)"],
  ["@/styled-system/patterns", "Panda CSS (panda codegen)"],
  ["../convex/_generated/api", "Convex (convex dev)"],
  ["./__generated__/AppQuery.graphql", "the compiler of its GraphQL queries"],
  ["../pkg/game_of_life_bg.wasm", "a compiler of WebAssembly"],
  ["./routes.gen", "a tool of its own"],
])("who imports %s is told that %s makes it, and what to do", (asked, by) => {
  expect(missingFile(asked)).toBe(
    `There is no file ${asked} in the project. It is made by ${by}, which does not run here: run it where the project comes from, and bring along what it makes.`,
  );
});

test("a file that nobody makes is missing, and no more is said", () => {
  expect(missingFile("./parts/Header")).toBe("There is no file ./parts/Header in the project.");
});
