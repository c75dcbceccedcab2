import { expect, test } from "vitest";
import { growthProblem } from "../../../tests/support/near-linear";
import { followMoves } from "./follow-moves";
import { tellFollowed } from "./tell-followed";

/** Moves files of a small project. @returns what its texts say then, of those that say something else */
function after(files: Record<string, string | null>, ...moves: [from: string, to: string][]) {
  const changed = followMoves(
    new Map(Object.entries(files)),
    moves.map(([from, to]) => ({ from, to })),
  );
  return Object.fromEntries(changed.map(({ path, text }) => [path, text]));
}

test("what imports a file that moves says its new path, as it said the one before", () => {
  const files = {
    "src/app.tsx": 'import { Card } from "./card";\nexport { b } from "./card.tsx";\n',
    "src/pages/home.tsx":
      "import '../card';\nconst Late = lazy(() => import('../card'));\njest.mock(\"../card.js\");",
    "src/card.tsx": "export const Card = () => null;",
  };
  expect(after(files, ["src/card.tsx", "src/parts/card.tsx"])).toEqual({
    "src/app.tsx": 'import { Card } from "./parts/card";\nexport { b } from "./parts/card.tsx";\n',
    "src/pages/home.tsx":
      "import '../parts/card';\nconst Late = lazy(() => import('../parts/card'));\njest.mock(\"../parts/card.js\");",
  });
});

test("a file that moves says where the others are now, and what moves along is where it was", () => {
  const files = {
    "src/a/one.ts": 'import "./two";\nimport "../three";\nimport "react";\nimport "./gone";',
    "src/a/two.ts": "",
    "src/three.ts": "",
  };
  expect(after(files, ["src/a/one.ts", "lib/a/one.ts"], ["src/a/two.ts", "lib/a/two.ts"])).toEqual({
    "src/a/one.ts": 'import "./two";\nimport "../../src/three";\nimport "react";\nimport "./gone";',
  });
});

test("a folder's index is named by its folder before and after, or by its name where it is none any more", () => {
  const files = { "src/app.ts": 'import "./ui";\nimport "./ui/index";', "src/ui/index.ts": "" };
  expect(after(files, ["src/ui/index.ts", "src/parts/index.ts"])).toEqual({
    "src/app.ts": 'import "./parts";\nimport "./parts/index";',
  });
  expect(after(files, ["src/ui/index.ts", "src/ui/all.ts"])).toEqual({
    "src/app.ts": 'import "./ui/all";\nimport "./ui/all";',
  });
});

test("a project's name for a folder stays one, and becomes a path where the file leaves the folder", () => {
  const files = { "src/app.ts": 'import "@/lib/money";', "src/lib/money.ts": "" };
  expect(after(files, ["src/lib/money.ts", "src/money.ts"])).toEqual({
    "src/app.ts": 'import "@/money";',
  });
  expect(after(files, ["src/lib/money.ts", "shared/money.ts"])).toEqual({
    "src/app.ts": 'import "../shared/money";',
  });
});

test("pages and sheets follow, with what is asked of an address", () => {
  const files = {
    "index.html":
      '<link rel="stylesheet" href="style.css?v=2"><img src="img/a b.png" srcset="img/a%20b.png 1x, img/c.png 2x"><script src="/script.js"></script><a href="https://x.org/style.css">x</a>',
    "style.css":
      '@import "base.css";\nbody { background: url(img/c.png) } p { background: url("#a") }',
    "base.css": "",
    "script.js": 'fetch("style.css")',
    "img/a b.png": null,
    "img/c.png": null,
  };
  expect(
    after(
      files,
      ["style.css", "css/style.css"],
      ["img/c.png", "css/c.png"],
      ["script.js", "js/s.js"],
    ),
  ).toEqual({
    "index.html":
      '<link rel="stylesheet" href="css/style.css?v=2"><img src="img/a b.png" srcset="img/a%20b.png 1x, css/c.png 2x"><script src="/js/s.js"></script><a href="https://x.org/style.css">x</a>',
    "style.css":
      '@import "../base.css";\nbody { background: url(c.png) } p { background: url("#a") }',
  });
});

test("what lies in public is named without it, and Sass parts without their line", () => {
  const files = {
    "src/app.jsx": '<img src="/logo.svg" alt="" /><img src="logo.svg" alt="" />',
    "public/logo.svg": "<svg/>",
    "src/main.scss": '@use "parts/colors" as c;',
    "src/parts/_colors.scss": "",
  };
  expect(
    after(
      files,
      ["public/logo.svg", "public/img/logo.svg"],
      ["src/parts/_colors.scss", "src/_colors.scss"],
    ),
  ).toEqual({
    "src/app.jsx": '<img src="/img/logo.svg" alt="" /><img src="logo.svg" alt="" />',
    "src/main.scss": '@use "colors" as c;',
  });
});

test("nothing is changed where nobody knows: other packages, names put together, a page with a base", () => {
  const files = {
    "src/app.ts": 'import "card";\nimport("./" + name);\nconst text = "card.ts";',
    "page.html": '<base href="/sub/"><script src="src/card.ts"></script>',
    "src/card.ts": "",
  };
  expect(after(files, ["src/card.ts", "src/parts/card.ts"])).toEqual({});
});

test("a move and its way back leave every text as it was", () => {
  const files = {
    "src/app.vue": '<script>import X from "./parts/x.vue"</script><style>@import "./a.css"</style>',
    "src/parts/x.vue": '<template><img src="../logo.png"></template>',
    "src/a.css": "",
    "src/logo.png": null,
  };
  const there = after(files, ["src/app.vue", "app.vue"], ["src/parts/x.vue", "x.vue"]);
  const moved = Object.fromEntries(
    Object.entries({ ...files, ...there }).map(([path, text]) => [
      path.replace("src/parts/x.vue", "x.vue").replace("src/app.vue", "app.vue"),
      text,
    ]),
  );
  expect(there["src/app.vue"]).toContain('"./x.vue"');
  const back = after(moved, ["app.vue", "src/app.vue"], ["x.vue", "src/parts/x.vue"]);
  expect(back).toEqual({ "app.vue": files["src/app.vue"], "x.vue": files["src/parts/x.vue"] });
});

test("a name that would end what holds it is escaped there: for an address, a program or a sheet", () => {
  const files = {
    "index.html":
      "<img src='a.png' srcset='a.png 1x, b.png 2x'><p style='background: url(a.png)'></p><script src='c.js'></script>",
    "notes.md": "[a](a.png)",
    "app.ts": "import './c';",
    "all.css": '@import "d.css";',
    "d.css": "",
    "a.png": null,
    "b.png": null,
    "c.js": "",
  };
  const moves = [
    ["a.png", "my (1) 'a'.png"],
    ["b.png", "b $& $1.png"],
    ["c.js", "it's.js"],
    ["d.css", 'a "d".css'],
  ] as const;
  const name = "my%20%281%29%20%27a%27.png";
  expect(after(files, ...moves.map(([from, to]): [string, string] => [from, to]))).toEqual({
    "index.html": `<img src='my%20%281%29%20%27a%27.png' srcset='${name} 1x, b%20$&%20$1.png 2x'><p style='background: url(${name})'></p><script src='it%27s.js'></script>`,
    "notes.md": `[a](${name})`,
    "app.ts": "import './it\\'s';",
    "all.css": '@import "a \\"d\\".css";',
  });
  // And back again: what is escaped is read, and so is a quote of the other kind.
  const quoted = { "app.ts": "import './it\\'s';\nimport \"./it's\";", "it's.ts": "" };
  expect(after(quoted, ["it's.ts", "c.ts"])).toEqual({
    "app.ts": "import './c';\nimport \"./c\";",
  });
});

test("a long text in which much follows is written in the time of its length", () => {
  const read = (text: string) => after({ "a.ts": text, "b.ts": "" }, ["b.ts", "c.ts"]);
  const line = `import "./b"; // ${"-".repeat(230)}\n`;
  expect(growthProblem(read, (size) => line.repeat(size / line.length), 50_000)).toBeNull();
});

const OPENINGS = [
  "import ",
  'from "',
  "import(",
  "url(",
  "](",
  'src="',
  ' srcset="a,',
  "new URL(",
  "/* ",
];

test.each(OPENINGS)("a text of nothing but %s is read in the time of its length", (opening) => {
  const read = (text: string) =>
    after({ "a.mdx": text, "b.html": text, "c.css": "" }, ["c.css", "d.css"]);
  expect(growthProblem(read, (size) => opening.repeat(size / opening.length))).toBeNull();
});

test("a move that nothing could follow in time says so, and one that nothing names says nothing", () => {
  expect(tellFollowed(null)).toContain("nothing else was changed");
  expect(tellFollowed([])).toBe("");
});
