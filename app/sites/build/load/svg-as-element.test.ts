import { expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../../tests/support/project-builds";
import { toBuildInput } from "../build-input";
import { isShownAsElement } from "./svg-as-element";

const { built } = openBuilds();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>';

test("a picture that a module shows as an element is a component there, and an address elsewhere", {
  timeout: PATIENT_MS,
}, async () => {
  const files = {
    "index.html": pageWith("/src/main.tsx"),
    "src/main.tsx": `import { createRoot } from "react-dom/client";
import Logo from "./logo.svg";
createRoot(document.body).render(<Logo title="a" />);
import "./other";`,
    "src/other.tsx": 'import Logo from "./logo.svg"; console.log(<img src={Logo} />);',
    "src/logo.svg": SVG,
  };
  for (const mode of ["preview", "release"] as const) {
    const site = await built(files, mode);
    const scripts = site.names(/\.js$/).map((name) => site.text(name));
    expect(scripts.join("")).toMatch(/dangerouslySetInnerHTML/);
    expect(scripts.join("")).toMatch(/data:image\/svg\+xml/);
  }
});

test("what says that it is an element", () => {
  const shown = (source: string, more: Record<string, string> = {}) =>
    isShownAsElement(
      toBuildInput(new Map(Object.entries({ "src/a.tsx": source, ...more }))),
      "/src/a.tsx",
      "./logo.svg",
    );
  const handedOn = 'export { default as Logo } from "./logo.svg";';
  expect(shown('import Logo, { x } from "./logo.svg"; <Logo/>')).toBe(true);
  expect(shown('import Logo from "./logo.svg"; <Icon component={Logo} />')).toBe(true);
  expect(shown('import Logo from "./logo.svg"; <img src={Logo} />')).toBe(false);
  expect(shown('import Logo from "./logo.svg"; <LogoBar />')).toBe(false);
  expect(shown('import Logo from "./other.svg"; <Logo />')).toBe(false);
  expect(shown(handedOn, { "src/b.tsx": "<Logo className='a' />" })).toBe(true);
  expect(shown(handedOn, { "src/b.tsx": "<img src={Logo} />" })).toBe(false);
});
