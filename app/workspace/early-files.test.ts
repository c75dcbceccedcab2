import { afterEach, expect, test, vi } from "vitest";
import { askForFiles, earlyOrFetch, filesAddress } from "./early-files";

afterEach(() => vi.unstubAllGlobals());

const answer = () => new Response("[]");

/** Runs the page's own script, as a browser does. */
function runScript(projectId: string, fetched: typeof fetch): void {
  const window: Record<string, unknown> = {};
  vi.stubGlobal("window", window);
  vi.stubGlobal("fetch", fetched);
  new Function("window", "fetch", askForFiles(projectId))(window, fetched);
}

test("the files that the page asked for are read, and asked for once", async () => {
  const fetched = vi.fn(async () => answer());
  runScript("p1", fetched);
  expect(fetched).toHaveBeenCalledTimes(1);
  const read = await earlyOrFetch(filesAddress("p1"))(filesAddress("p1"));
  expect(await read.json()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
  await earlyOrFetch(filesAddress("p1"))(filesAddress("p1"));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("those of another project are nobody's here", async () => {
  const fetched = vi.fn(async () => answer());
  runScript("p1", fetched);
  expect(earlyOrFetch(filesAddress("p2"))).toBe(fetched);
});

test("a line that failed meanwhile is tried again", async () => {
  const fetched = vi.fn(async () => answer()).mockRejectedValueOnce(new TypeError("no line"));
  runScript("p1", fetched);
  const read = await earlyOrFetch(filesAddress("p1"))(filesAddress("p1"));
  expect(read.ok).toBe(true);
});

test("an id cannot end the script", () => {
  expect(askForFiles("</script>")).not.toContain("<");
});
