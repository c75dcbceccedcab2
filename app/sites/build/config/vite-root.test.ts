import { expect, test } from "vitest";
import { toBuildInput } from "../build-input";
import { atViteRoot } from "./vite-root";

const FILES = {
  "src/index.html":
    '<link rel="icon" href="/icon.svg"><script type="module" src="./js/main.js"></script><a href="https://a.example/x">a</a>',
  "src/js/main.js": "",
  "static/icon.svg": "<svg/>",
};
const input = toBuildInput(new Map(Object.entries(FILES)));

test("a page that Vite's root says is elsewhere opens first, with the files that it names", () => {
  const { texts } = atViteRoot(input, { root: "src", publicDir: "../static/" });
  expect(texts.get("index.html")).toBe(
    '<link rel="icon" href="/icon.svg"><script type="module" src="/src/js/main.js"></script><a href="https://a.example/x">a</a>',
  );
  expect(texts.get("public/icon.svg")).toBe("<svg/>");
});

test("its other pages stand beside it, and none of them loads what is not there", () => {
  const pages = new Map([
    ["client/index.html", '<script type="module" src="/src/main.tsx"></script>'],
    ["client/help/faq.html", '<script type="module" src="../src/main.tsx"></script>'],
    ["client/src/main.tsx", ""],
  ]);
  const { texts } = atViteRoot(toBuildInput(pages), { root: "client", publicDir: "public" });
  const loads = '<script type="module" src="/client/src/main.tsx"></script>';
  for (const file of ["index.html", "client/index.html", "help/faq.html", "client/help/faq.html"]) {
    expect(texts.get(file)).toBe(loads);
  }
});

test("a project that keeps both where they usually are stays as it is", () => {
  const placed = atViteRoot(input, { root: "", publicDir: "public" });
  expect([...placed.texts]).toEqual([...input.texts]);
});
