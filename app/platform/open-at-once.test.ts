import { expect, test } from "vitest";
import { OpenAtOnce } from "./open-at-once";

test("so many are open of each kind and in all, and whoever leaves makes room once", () => {
  const readers = new OpenAtOnce({ all: 4, preview: 2, visitor: 3 });
  const enter = (preview: string, visitor: string) => readers.enter({ preview, visitor });
  const leave = enter("a", "ann");
  enter("a", "ann");
  expect(enter("a", "bob")).toBeNull();
  enter("b", "ann");
  expect(enter("c", "ann")).toBeNull();
  enter("b", "bob");
  expect(enter("c", "eve")).toBeNull();
  leave?.();
  leave?.();
  expect(enter("c", "eve")).not.toBeNull();
  expect(enter("a", "eve")).toBeNull();
});
