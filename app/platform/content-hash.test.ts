import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { bytesHash, contentHash } from "./content-hash";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page that came without https names contents as the server and every other page do", async () => {
  const text = "Größe: 12 µm";
  const named = createHash("sha256").update(text).digest("hex");
  expect(await contentHash(text)).toBe(named);
  vi.stubGlobal("crypto", { subtle: undefined });
  expect(await contentHash(text)).toBe(named);
  const part = new TextEncoder().encode(`before ${text}`).subarray("before ".length);
  expect(await bytesHash(part)).toBe(named);
});
