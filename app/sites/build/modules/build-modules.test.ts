import { expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../../tests/support/project-builds";

const { built } = openBuilds();

test("a module that is worth a warning can be replaced all the same, and the warning has its place", {
  timeout: PATIENT_MS,
}, async () => {
  const { build } = await built({
    "index.html": pageWith("/src/main.tsx"),
    "src/main.tsx":
      'import { a } from "./a";\nimport { createRoot } from "react-dom/client";\ncreateRoot(document.body).render(<b>{a}</b>);',
    "src/a.ts": "\nexport const a = { b: 1, b: 2 };",
  });
  expect([...(build.hot?.scripts.get("/assets/src/main.js")?.modules.keys() ?? [])]).toEqual([
    "/src/a.ts",
    "/src/main.tsx",
  ]);
  expect(build.warnings).toMatchObject([
    { file: "src/a.ts", line: 2, text: expect.stringContaining('Duplicate key "b"') },
  ]);
});
