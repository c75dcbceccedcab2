import { afterEach, expect, test, vi } from "vitest";
import { apps } from "~/starter/apps/catalog";
import { serveStarter } from "./serve-starter";

afterEach(() => vi.restoreAllMocks());

test.each([
  [[], 0, /^Serve one of:/],
  [["nonsense"], 1, /^There is no “nonsense”\. Serve one of:/],
  [["kanban", "static"], 1, /^There is no “kanban static”\. Serve one of:/],
])("npm run starter -- %j says which apps there are", async (words, code, first) => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  expect(await serveStarter(words)).toBe(code);
  const [text] = said.mock.calls[0] as [string];
  expect(text).toMatch(first);
  for (const { id } of apps) expect(text).toContain(`npm run starter -- ${id}`);
  expect(text).toContain("todo [react | static]");
});
