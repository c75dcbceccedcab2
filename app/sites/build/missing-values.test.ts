import { expect, test } from "vitest";
import { toBuildInput } from "./build-input";
import { missingValues } from "./missing-values";

const FILES = {
  "src/api.ts": "fetch(import.meta.env.VITE_API_URL, process.env.API_KEY)",
  "vite.config.ts": `import { loadEnv } from "vite";
export default ({ mode }) => { const env = loadEnv(mode, ".", ""); return { define: { "process.env.API_KEY": JSON.stringify(env.GEMINI_API_KEY), "process.env.KEY": JSON.stringify(env.GEMINI_API_KEY) } }; };`,
};
const told = (env: Record<string, string>) =>
  missingValues({ ...toBuildInput(new Map(Object.entries(FILES))), env }).map(({ text }) => text);

test("a project's own beginning of public names is told as such", () => {
  const input = toBuildInput(new Map([["src/a.ts", "use(import.meta.env.APP_URL)"]]));
  expect(missingValues(input, { envPrefix: ["APP_"] })[0]?.text).toBe(
    "src/a.ts reads APP_URL, which is not set. Set it on the project's Environment page.",
  );
});

test("what pages read and what their configuration writes into them is named while it is not set", () => {
  expect(told({})).toEqual([
    "src/api.ts reads VITE_API_URL, which is not set. Set it on the project's Environment page.",
    "vite.config.ts reads GEMINI_API_KEY, which pages do not have: it is not set, or is secret. Set it, as public, on the project's Environment page.",
  ]);
  expect(told({ VITE_API_URL: "/", GEMINI_API_KEY: "x" })).toEqual([]);
});

test("what the configuration writes in by itself, such as a commit, is not asked for", () => {
  const input = toBuildInput(new Map([["src/a.ts", "use(import.meta.env.VITE_COMMIT)"]]));
  const define = { "import.meta.env.VITE_COMMIT": '"dev"' };
  expect(missingValues(input, { envPrefix: ["VITE_"], define })).toEqual([]);
});
