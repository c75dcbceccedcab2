import { expect, test } from "vitest";
import type { GenerationEvent } from "../events/event-schema";
import { preparingTypes } from "./prepare-types";

type Request = Parameters<typeof preparingTypes>[0];

/** Whom the checker was loaded for, when an answer began these files. */
function preparedBy(
  paths: string[],
  given: { mode?: string; kind?: string; action?: string } = {},
) {
  const { mode = "develop", kind = "openai", action = "write" } = given;
  const told: GenerationEvent[] = [];
  const visitors: string[] = [];
  const request = {
    append: (event: GenerationEvent) => told.push(event),
    checks: { prepareTypes: (visitor: string) => visitors.push(visitor) },
    mode,
    model: { kind },
    visitor: "account:ann",
  } as unknown as Request;
  const tell = preparingTypes(request);
  for (const path of paths)
    tell({ type: "file_started", file: { path, action } } as GenerationEvent);
  expect(told).toHaveLength(paths.length);
  return visitors;
}

test("while a program is written, what checks its types is loaded", () => {
  expect(preparedBy(["index.html", "src/App.tsx"])).toEqual(["account:ann"]);
});

test("nothing is loaded for what has no types, is talk, goes away, or the starter writes", () => {
  expect(preparedBy(["index.html", "styles.css", "data.json"])).toEqual([]);
  expect(preparedBy(["src/App.tsx"], { mode: "discuss" })).toEqual([]);
  expect(preparedBy(["src/App.tsx"], { action: "delete" })).toEqual([]);
  expect(preparedBy(["src/App.tsx"], { kind: "starter" })).toEqual([]);
});
