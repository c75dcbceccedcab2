import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readStore } from "../../../packages/store.server";
import { toBuildInput } from "../../build-input";
import { buildTree } from "../../build-tree";
import { nextEntry } from "./next-entry";
import { asNextApp } from "./next-layout";

const PATIENT_MS = 60_000;
const store = readStore();
const tree = (files: Record<string, string>) => new Map(Object.entries(files));
const PAGE = "export default function Page() { return <p>Hello</p> }";
const FILES = {
  "package.json":
    '{ "dependencies": { "next": "14.2.0", "react": "^18.3.1", "react-dom": "^18.3.1" } }',
  "app/layout.tsx": `import type { Metadata } from "next"; import { Inter, Geist_Mono as Mono } from "next/font/google";
import "./globals.css";
const inter = Inter({ subsets: ["latin"] }); const mono = Mono({ variable: "--mono" });
export const metadata: Metadata = { title: { default: "Shop", template: "%s | Shop" } };
export default function Layout({ children }: { children: React.ReactNode }) { return <html lang="en" className={mono.variable}><body className={inter.className}>{children}</body></html> }`,
  "app/globals.css": "body { margin: 0 }",
  "app/page.tsx":
    'import Link from "next/link"; import Image from "next/image"; export default function Page() { return <Link href="/items/5"><Image src="/a.png" alt="" width={1} height={1}/>Go</Link> }',
  "app/(shop)/items/[id]/page.tsx":
    "export default async function Item({ params }: { params: Promise<{ id: string }> }) { const { id } = await params; return <b>{id}</b> }",
  "app/api/hello/route.ts":
    'import { NextResponse } from "next/server"; export const GET = () => NextResponse.json({})',
  "app/actions.ts":
    '"use server";\nimport { db } from "@/db"; export async function save(form: FormData) { await db.save(form) }',
  "middleware.ts": "export default () => {}",
};

test("a Next project runs as an app in the browser, and what needs a server is named in one sentence", {
  timeout: PATIENT_MS,
}, async () => {
  const result = await buildTree(toBuildInput(tree(FILES)), "preview", store);
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) return;
  const { kind, warnings, files } = result.build;
  expect(kind).toBe("react");
  expect(warnings.map(({ text }) => text)).toEqual([
    "This Next project runs as an app in the browser. Left out, because it needs a server: app/actions.ts, app/api/hello/route.ts, middleware.ts.",
    "Fonts of next/font are the system's here.",
  ]);
  const script = new TextDecoder().decode(files.get("/assets/@next-app/main.js")?.body);
  expect(script).toMatch(/fontOf\)?\("Geist Mono"\)/);
  expect(script).not.toContain("@/db");
  expect([...files.keys()].some((name) => name.endsWith(".css"))).toBe(true);
});

test("what runs without its server's answers is not said to be left out", () => {
  const app = asNextApp(
    tree({
      ...FILES,
      "app/layout.tsx": 'import { cookies } from "next/headers";\nexport default () => <html />;',
    }),
  );
  expect(app?.warnings[0]?.text).toBe(
    "This Next project runs as an app in the browser. Left out, because it needs a server: app/actions.ts, app/api/hello/route.ts, middleware.ts. Without what a server would answer it: app/layout.tsx.",
  );
});

test("an older Next project runs on React 18, and is told so", () => {
  const named = (version: string) =>
    `{"dependencies":{"next":"12.0.1","react":"${version}","react-dom":"${version}"}}`;
  const app = asNextApp(tree({ ...FILES, "package.json": named("17.0.2") }));
  expect(app?.tree.get("package.json")).toBe(
    '{"dependencies":{"react":"^18.3.1","react-dom":"^18.3.1"}}',
  );
  expect(app?.warnings.map(({ text }) => text)).toContain(
    "This project asks for React 17.0.2; it runs on 18 here.",
  );
  const newer = asNextApp(tree({ ...FILES, "package.json": named("19.0.0") }));
  expect(newer?.tree.get("package.json")).toContain('"react":"19.0.0"');
});

test("nothing of Next is fetched, nor what stands in for it", { timeout: PATIENT_MS }, async () => {
  const files = tree({
    ...FILES,
    "app/page.tsx":
      'import type { Theme } from "only-types"; import { Metadata } from "next"; import Failed from "next/error"; import Form from "next/form"; import { useForm } from "not-curated"; export const metadata: Metadata = {}; export default () => <Form action="/a"><Failed/>{useForm() as Theme}</Form>',
  });
  const installing = { ...store, packages: mkdtempSync(path.join(tmpdir(), "packages-")) };
  const result = await buildTree(toBuildInput(files), "preview", installing);
  if (result.ok) throw new Error("It took a package from nowhere.");
  expect(result.needs?.extra).toEqual(["not-curated"]);
  expect(result.needs?.packageJson).not.toContain("next");
});

test("server actions that the browser calls say that they need a server", {
  timeout: PATIENT_MS,
}, async () => {
  const page =
    'import { save } from "./actions"; export default () => <form action={save as never}/>';
  const files = tree({ ...FILES, "app/page.tsx": page });
  const result = await buildTree(toBuildInput(files), "release", store);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const scripts = [...result.build.files].filter(([name]) => name.endsWith(".js"));
  const text = scripts.map(([, { body }]) => new TextDecoder().decode(body)).join("");
  expect(text).toContain("app/actions.ts needs a server, which this site does not have.");
});

test("routes are those of the folders, the most exact first, each in its layouts", () => {
  const entry = nextEntry(
    tree({
      ...{ "src/app/page.tsx": PAGE, "src/app/layout.tsx": PAGE },
      ...{ "src/app/(a)/layout.tsx": PAGE, "src/app/(a)/blog/[...rest]/page.tsx": PAGE },
      ...{ "src/app/(a)/blog/new/page.jsx": PAGE, "src/app/(a)/blog/[id]/page.tsx": PAGE },
      ...{ "src/app/@modal/(.)photo/page.tsx": PAGE, "src/app/not-found.tsx": PAGE },
    }),
  );
  const routes = [...(entry ?? "").matchAll(/segments: (\[.*?\]), load/g)].map(([, one]) => one);
  expect(routes).toEqual(["[]", '["blog","new"]', '["blog","[id]"]', '["blog","[...rest]"]']);
  const layoutsOf = (route: string) =>
    new RegExp(
      `segments: ${route.replace(/[[\].]/g, "\\$&")}, load: \\S+ => import\\(\\S+\\), layouts: \\[(.*?)\\]`,
    )
      .exec(entry ?? "")?.[1]
      ?.split(",").length;
  expect(layoutsOf('["blog","new"]')).toBe(2);
  expect(layoutsOf("[]")).toBe(1);
  expect(entry).toMatch(/\], module\d+\);/);
  expect(nextEntry(tree({ "components/a.tsx": PAGE }))).toBeNull();
});

test("pages of the older router stand in their app", () => {
  const entry = nextEntry(
    tree({
      ...{ "pages/index.tsx": PAGE, "pages/_app.tsx": PAGE, "pages/_document.tsx": PAGE },
      ...{ "pages/posts/[id].tsx": PAGE, "pages/posts/index.tsx": PAGE, "pages/api/a.ts": PAGE },
    }),
  );
  const routes = [...(entry ?? "").matchAll(/segments: (\[.*?\]), load: \(\) => import/g)];
  expect(routes.map(([, one]) => one)).toEqual(["[]", '["posts"]', '["posts","[id]"]']);
});

test("a Next project whose pages are all below a language opens on its first one", () => {
  const pages = { "app/[lang]/page.tsx": "export default () => null;" };
  expect(nextEntry(tree(pages))).toContain('leadTo("/en")');
  const said = { ...pages, "i18n/routing.ts": 'export const routing = { defaultLocale: "de" };' };
  expect(nextEntry(tree(said))).toContain('leadTo("/de")');
  const whole = { ...pages, "app/page.tsx": "export default () => null;" };
  expect(nextEntry(tree(whole))).not.toContain("leadTo");
  expect(nextEntry(tree({ "app/[id]/page.tsx": "" }))).not.toContain("leadTo");
});
