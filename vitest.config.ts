import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": path.resolve(import.meta.dirname, "app") } },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "tests/http/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
