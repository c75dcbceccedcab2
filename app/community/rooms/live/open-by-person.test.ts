import { expect, test } from "vitest";
import { OpenByPerson } from "./open-by-person";

test("a person's things are found while they are open, one or several, and each once", () => {
  const open = new OpenByPerson<{ name: string }>();
  const [first, second, other] = [{ name: "first" }, { name: "second" }, { name: "other" }];
  expect(open.of("ann")).toEqual([]);
  open.add("ann", first);
  open.add("ann", first);
  open.remove("ann", second);
  expect(open.of("ann")).toEqual([first]);
  open.add("ann", second);
  open.add("bob", other);
  expect(open.of("ann")).toEqual([first, second]);
  expect(open.people).toEqual(["ann", "bob"]);
  open.remove("ann", first);
  open.remove("ann", first);
  expect(open.of("ann")).toEqual([second]);
  open.remove("ann", second);
  open.remove("bob", other);
  expect(open.people).toEqual([]);
});
