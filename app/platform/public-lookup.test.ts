import { expect, test } from "vitest";
import { lookupPublic } from "./public-lookup.server";

const lookUp = (name: string, all: boolean) =>
  new Promise<string>((resolve) => {
    lookupPublic(name, { all }, (error, found) => resolve(error?.message ?? String(found)));
  });

test.each([true, false])("a name that leads to this machine is not connected to", async (all) => {
  expect(await lookUp("localhost", all)).toBe("localhost is no server on the internet.");
});

test("a name that is nobody's is told as such", async () => {
  expect(await lookUp("nobody.invalid", true)).toContain("ENOTFOUND");
});
