import { expect, test } from "vitest";
import { seal, unseal } from "./sealed.server";

test("what was sealed can be opened at its place, and reads like nothing", () => {
  const sealed = seal("sk-secret-1234", "row 1");
  expect(unseal(sealed, "row 1")).toBe("sk-secret-1234");
  expect(sealed).not.toContain("secret");
  expect(seal("sk-secret-1234", "row 1")).not.toBe(sealed);
});

test("what was moved, changed or cut short cannot be opened", () => {
  const sealed = seal("sk-secret-1234", "row 1");
  expect(unseal(sealed, "row 2")).toBeNull();
  const changed = Buffer.from(sealed, "base64url");
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(unseal(changed.toString("base64url"), "row 1")).toBeNull();
  expect(unseal(sealed.slice(0, -4), "row 1")).toBeNull();
  expect(unseal("", "row 1")).toBeNull();
});
