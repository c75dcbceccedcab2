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

const LOADS =
  'import { loadEnv } from "vite"; export default ({ mode }) => { const env = loadEnv(mode, ".", ""); return { define: { "process.env.API_KEY": JSON.stringify(env.GEMINI_API_KEY), port: env.PORT } }; };';

test.each([
  'import { GoogleGenAI } from "@google/genai"; const ai = new GoogleGenAI({ apiKey: process.env.API_KEY as string });',
  'import {GoogleGenAI} from "@google/genai"; class A { init() { this.client = new GoogleGenAI({ apiKey: process.env.API_KEY }); } }',
  'import OpenAI from "openai"; const ai = new OpenAI({ apiKey: process.env.API_KEY, dangerouslyAllowBrowser: true });',
])("an app of a model opens without its key, whatever its configuration calls it: %s", (source) => {
  const files = { "services/ai.ts": source, "vite.config.ts": LOADS };
  const input = toBuildInput(new Map(Object.entries(files)));
  expect(standInValues(input)).toEqual({ API_KEY: "not-set", GEMINI_API_KEY: "not-set" });
  expect(missingValues(input)[0]?.text).toBe(
    "vite.config.ts reads GEMINI_API_KEY, which pages do not have: it is not set, or is secret. So that the app opens, a value that leads nowhere stands in: what it asks of that service fails. Set it, as public, on the project's Environment page.",
  );
});

test("a key that a server reads stays its own", () => {
  const source =
    'import OpenAI from "openai"; const ai = new OpenAI({ apiKey: process.env.OPENAI_API_KEY });';
  const at = (path: string) => standInValues(toBuildInput(new Map([[path, source]])));
  expect(at("app/api/chat/route.ts")).toEqual({});
  expect(at("supabase/functions/chat/index.ts")).toEqual({});
  expect(at("src/chat.ts")).toEqual({ OPENAI_API_KEY: "not-set" });
});

test("other services whose clients throw get values of the shape that they ask for", () => {
  expect(
    valuesOf(
      'import { ConvexReactClient } from "convex/react"; new ConvexReactClient(import.meta.env.VITE_CONVEX_URL as string);',
    ),
  ).toEqual({ VITE_CONVEX_URL: "https://not-set.example.invalid" });
  const clerk =
    'import { ClerkProvider } from "@clerk/clerk-react"; const KEY = import.meta.env.VITE_CLERK_PUBLISHABLE_KEY; if (!KEY) { throw new Error("Missing Publishable Key"); } const app = <ClerkProvider publishableKey={KEY}><App /></ClerkProvider>;';
  const { VITE_CLERK_PUBLISHABLE_KEY: key = "" } = valuesOf(clerk);
  expect(atob(key.replace("pk_test_", ""))).toBe("not-set.example.invalid$");
  const plugin =
    'import { clerkPlugin } from "@clerk/vue"; const KEY = import.meta.env.VITE_CLERK_PUBLISHABLE_KEY; if (!KEY) { throw new Error("Missing Publishable Key!"); } createApp(App).use(clerkPlugin, { publishableKey: KEY });';
  expect(valuesOf(plugin)).toEqual({ VITE_CLERK_PUBLISHABLE_KEY: key });
});
