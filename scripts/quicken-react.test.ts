import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { createElement, type ReactElement, Suspense } from "react";
import { expect, test } from "vitest";
import { quickPages } from "./quicken-react.mjs";

type Server = Pick<typeof import("react-dom/server"), "renderToPipeableStream">;

const file = path.resolve("node_modules/react-dom/cjs/react-dom-server.node.production.min.js");
const source = readFileSync(file, "utf8");

function load(code: string): Server {
  const module = { exports: {} as Server };
  const run = new Function("module", "exports", "require", code);
  run(module, module.exports, createRequire(file));
  return module.exports;
}

const [original, quick] = [load(source), load(quickPages(source))];

/** A page as it is sent, from its shell on. */
function render({ renderToPipeableStream }: Server, page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onShellReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}

/** Texts of letters that take one byte and four, so long that they are written in several pieces. */
const words = fc
  .tuple(fc.string({ unit: "grapheme", maxLength: 30 }), fc.integer({ min: 1, max: 1_500 }))
  .map(([part, times]) => part.repeat(times));

/** Where a letter does not fit into its buffer any more, React sends what is left of that: bytes of 0. */
const withoutRest = (html: string) => html.replaceAll("\0", "");

test("the built server writes a page as React itself does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 4 }), async (texts) => {
      const page = createElement(
        "main",
        { style: { color: "red", lineHeight: 1.5 }, hidden: true },
        ...texts.map((title) => createElement("p", { title }, title)),
        createElement("pre", null, texts.join("\n")),
      );
      expect(await render(quick, page)).toBe(withoutRest(await render(original, page)));
    }),
    { numRuns: 40 },
  );
});

test("what comes later than the shell is written as React itself does", async () => {
  const page = () => {
    let isThere = false;
    const coming = new Promise((resolve) => setImmediate(resolve)).then(() => {
      isThere = true;
    });
    const Late = () => {
      if (!isThere) throw coming;
      return createElement("p", null, "Café 🎉 ".repeat(4_000));
    };
    return createElement(
      "div",
      null,
      "Before",
      createElement(Suspense, { fallback: "…" }, createElement(Late)),
      "after",
    );
  };
  const [ours, reacts] = [await render(quick, page()), await render(original, page())];
  expect(ours).toContain("Café");
  expect(ours).toBe(withoutRest(reacts));
});

test("no page has a NUL in it, whatever it is written in", async () => {
  const titles = Array.from({ length: 60 }, (_, n) =>
    createElement("p", { title: `日本語${n}` }, "作品"),
  );
  expect(await render(quick, createElement("main", null, ...titles))).not.toContain("\0");
});

test("a React that writes pages in another way ends the build", () => {
  expect(() => quickPages(source.replaceAll("2048", "4096"))).toThrow("another way");
});
