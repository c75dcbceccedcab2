import { expect, test } from "vitest";
import { toBuildInput } from "./build-input";
import { missingValues } from "./missing-values";
import { standInValues } from "./stand-in-values";

const valuesOf = (source: string, env: Record<string, string> = {}) =>
  standInValues({ ...toBuildInput(new Map([["src/client.ts", source]])), env });
const READS =
  "const url = import.meta.env.VITE_SUPABASE_URL, key = import.meta.env.VITE_SUPABASE_ANON_KEY;";
const SUPABASE = `import { createClient } from "@supabase/supabase-js"; ${READS}`;
const BOTH = {
  VITE_SUPABASE_URL: "https://not-set.example.invalid",
  VITE_SUPABASE_ANON_KEY: "not-set",
};

test.each([
  `${SUPABASE} export const db = createClient<Database>(url, key);`,
  `${SUPABASE} if (!url || !key) { throw new Error("missing"); } export const db = createClient(url, key);`,
  `${SUPABASE} if (!url) { console.error("no url"); }\nexport const db = createClient(url ?? "", key ?? "");`,
])("a client that throws without its values gets some that lead nowhere: %s", (source) => {
  expect(valuesOf(source)).toEqual(BOTH);
});

test("Firebase's app gets them too, also where it asks whether it is there already", () => {
  const source =
    'import { initializeApp, getApps } from "firebase/app"; const app = getApps().length === 0 ? initializeApp({ apiKey: import.meta.env.VITE_apiKey }) : getApps()[0];';
  expect(valuesOf(source)).toEqual({ VITE_apiKey: "not-set" });
});

test.each([
  `${SUPABASE} export const db = url && key ? createClient(url, key) : null;`,
  `${SUPABASE} export function open() { if (!url || !key) { console.warn("demo"); return null; } return createClient(url, key); }`,
  `${SUPABASE} let db = null; if (url && key) { db = createClient(url, key); }`,
  `${READS} fetch(url, key);`,
])("a source that has its own way without them gets none: %s", (source) => {
  expect(valuesOf(source)).toEqual({});
});

test.each([
  "createClient",
  "createClient(url); if ()",
])("much space behind %s is read once", (before) => {
  expect(valuesOf(`${SUPABASE} ${before}${" ".repeat(200_000)}x; createClient(url, key);`)).toEqual(
    BOTH,
  );
});

test("a file of settings that reads them for another file gets them too", () => {
  const files = {
    "src/env.ts": `${READS} const app = import.meta.env.VITE_APP_NAME; if (!url || !key) throw new Error("missing");`,
    "src/client.ts":
      'import { createClient } from "@supabase/supabase-js"; createClient(env.url, env.key);',
  };
  expect(standInValues(toBuildInput(new Map(Object.entries(files))))).toEqual(BOTH);
});

test("what is set stays, a secret name gets none, and it is told that they stand in", () => {
  const source = `${SUPABASE} createClient(url, process.env.SERVICE_KEY);`;
  expect(valuesOf(source, { VITE_SUPABASE_URL: "https://x" })).toEqual({
    VITE_SUPABASE_ANON_KEY: "not-set",
  });
  const input = toBuildInput(new Map([["src/client.ts", source]]));
  expect(missingValues(input).map(({ text }) => text)).toContain(
    "src/client.ts reads VITE_SUPABASE_URL, which is not set. So that the app opens, a value that leads nowhere stands in: what it asks of that service fails. Set it on the project's Environment page.",
  );
});
