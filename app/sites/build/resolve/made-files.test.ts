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

test.each([
  "@/components/ui/card",
  "../../components/ui/card.tsx",
])("who imports %s is told whose part it is, and what to do", (asked) => {
  expect(missingFile(asked)).toBe(
    `There is no file ${asked} in the project. It is a part of shadcn/ui, which a project brings along: add it where the project comes from (npx shadcn add card), or ask for it in the chat.`,
  );
});
