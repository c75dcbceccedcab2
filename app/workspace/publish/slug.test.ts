import { expect, test } from "vitest";
import { defaultSlug as serverSlug, slugSchema } from "~/publishing/slug";
import { defaultSlug, publishObstacle, slugProblem } from "./slug";

test.each([
  "  Hello, World! ",
  "Ünïcode café",
  "---",
  "a".repeat(80),
  "My_App 1",
])("%j is offered the same address as on the server", (name) => {
  expect(defaultSlug(name)).toBe(serverSlug(name));
});

test("hello world becomes hello-world", () => {
  expect(defaultSlug("  Hello, World! ")).toBe("hello-world");
});

test.each(["", "  ", "My_App"])("%j is refused with the server's words", (slug) => {
  expect(slugProblem(slug)).toBe(slugSchema.safeParse(slug).error?.issues[0]?.message);
});

test("what cannot be published says what is missing", () => {
  expect(publishObstacle([])).toBe("Generate files before publishing");
  expect(publishObstacle(["a.css"])).toBe("Add an HTML file before publishing");
  expect(publishObstacle(["a.css", "index.html"])).toBeNull();
});
