import { describe, expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../tests/support/project-builds";

const { build, built } = openBuilds();

const CDN = "https://cdn.example";
const withMap = (imports: Record<string, string>) =>
  pageWith("/index.tsx").replace(
    "</head>",
    `<script type="importmap">${JSON.stringify({ imports })}</script></head>`,
  );
const APP = `import { createRoot } from "react-dom/client";
import { Camera } from "lucide-react";
createRoot(document.body).render(<Camera />);`;

describe("a project's own import map", { timeout: PATIENT_MS }, () => {
  const whole = {
    react: `${CDN}/react`,
    "react/": `${CDN}/react/`,
    "react-dom/": `${CDN}/react-dom/`,
  };

  test("wins whole: what it maps by its beginning is no other React", async () => {
    // A library of ours beside it, so that the page gets a map of ours.
    const site = await built({
      "index.html": withMap(whole),
      "index.tsx": `${APP} import "zustand";`,
    });
    expect(site.imports).toMatchObject(whole);
    const ofReact = Object.entries(site.imports).filter(([name]) => name.startsWith("react"));
    for (const [, address] of ofReact) expect(address).toMatch(/^https:\/\/cdn\.example\/react/);
    expect(site.imports["react-dom"]).toBe(`${CDN}/react-dom`);
    expect(site.imports.zustand).toContain("@store");
  });

  test("keeps the one React in a release, for libraries of ours too", async () => {
    const site = await built({ "index.html": withMap(whole), "index.tsx": APP }, "release");
    const script = site.text(site.names(/^\/assets\/index-\w+\.js$/)[0] ?? "");
    expect(script).toMatch(/from"react"/);
    expect(script).toMatch(/from"react\/jsx-runtime"/);
    expect(script).not.toMatch(/react\.transitional\.element/);
  });

  test("that names React alone makes the elements of that React", async () => {
    const maps = { react: `${CDN}/react`, "react-dom/client": `${CDN}/react-dom/client` };
    const site = await built({ "index.html": withMap(maps), "index.tsx": APP });
    expect(site.text("/assets/index.js")).toContain("createElement");
    expect(site.text("/assets/index.js")).not.toContain('jsx-dev-runtime"');
  });

  test("says nothing of packages in a Vite project, which bundles what package.json names", async () => {
    const site = await built({
      "package.json": JSON.stringify({
        dependencies: { react: "*", "react-dom": "*", "lucide-react": "*" },
        devDependencies: { vite: "^6" },
      }),
      "index.html": withMap({ ...whole, "lucide-react": `${CDN}/icons`, "./own": "./own.js" }),
      "index.tsx": APP,
    });
    expect(JSON.stringify(site.imports)).not.toContain(CDN);
    expect(site.imports).toMatchObject({ react: expect.stringContaining("@store") });
    expect(site.imports["./own"]).toBe("./own.js");
  });

  test("that brings a part of React is told of the rest", async () => {
    expect(
      await build({ "index.html": withMap({ react: `${CDN}/react` }), "index.tsx": APP }),
    ).toMatchObject({
      ok: false,
      problems: [
        { text: expect.stringContaining('says nothing of "react-dom/client"'), file: "index.tsx" },
      ],
    });
  });

  test("counts for a page that has none, too", async () => {
    const site = await built({
      "index.html": pageWith("/index.tsx"),
      "other.html": withMap(whole),
      "index.tsx": APP,
    });
    expect(site.imports).toMatchObject(whole);
  });
});

test("a build finds what tsconfig.json names", { timeout: PATIENT_MS }, async () => {
  const site = await built({
    "index.html": pageWith("/main.ts"),
    "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    "main.ts": 'import { n } from "@/lib/n"; console.log(n);',
    "lib/n.ts": "export const n = 4711;",
  });
  expect(site.text("/assets/main.js")).toContain("4711");
});
