import { expect, test } from "vitest";
import { asAngularPage } from "./angular-layout";

const started = (version: string, polyfills: unknown, styles: unknown = ["src/styles.scss"]) => {
  const stylePreprocessorOptions = { includePaths: ["src/styles"] };
  const options = { styles, polyfills, stylePreprocessorOptions };
  const files = {
    "package.json": JSON.stringify({
      dependencies: { "@angular/core": version, "@angular/material": version, bootstrap: "5" },
    }),
    "angular.json": JSON.stringify({ projects: { app: { architect: { build: { options } } } } }),
    "src/index.html": '<head><base href="/"></head><body><app-root></app-root></body>',
    "src/main.ts": "",
    "src/polyfills.ts": 'import "zone.js/dist/zone";',
    "src/styles.scss": "",
  };
  return asAngularPage(new Map(Object.entries(files)));
};

test("Angular's page loads what compiles its components first, then its styles and itself", () => {
  const { tree, config } = started("^17.0.0", ["zone.js"]) ?? {};
  expect(tree?.get("index.html")).toContain(
    '<script type="module">import "/.angular-start/packages.js"; import "/src/styles.scss"; import "/src/main.ts";</script>',
  );
  expect(tree?.get(".angular-start/packages.js")).toBe(
    'import "@angular/compiler"; import "zone.js";',
  );
  expect(config).toEqual({ styleFolders: ["src/styles"] });
});

test("an older one has its own file of polyfills, and what its packages keep parameters by", () => {
  const { tree } = started("~9.1.3", "src/polyfills.ts") ?? {};
  expect(tree?.get(".angular-start/packages.js")).toBe(
    'import "@angular/compiler"; import "/src/polyfills.ts";',
  );
  expect(tree?.get("index.html")).toMatch(
    /^<head><base href="\/"><\/head>[\s\S]*<script>\(\(\) => \{[^<]*Reflect\.metadata[\s\S]*<\/script><script type="module">/,
  );
});

test("a theme of a package stands before the app's own styles, and what the app loads by itself is left to it", () => {
  const { tree } =
    started(
      "^20.0.0",
      ["zone.js"],
      [
        "@angular/material/prebuilt-themes/azure-blue.css",
        { input: "node_modules/bootstrap/dist/css/bootstrap.min.css" },
        { input: "src/dark.css", inject: false },
        "gone/theme.css",
        "./src/styles.scss",
      ],
    ) ?? {};
  expect(tree?.get(".angular-start/packages.js")).toBe(
    'import "@angular/compiler"; import "zone.js"; import "@angular/material/prebuilt-themes/azure-blue.css"; import "bootstrap/dist/css/bootstrap.min.css";',
  );
  expect(tree?.get("index.html")).toContain('import "/src/styles.scss"; import "/src/main.ts";');
});

test("plain scripts that angular.json names are run before the app, those of packages as well", () => {
  const options = {
    scripts: [
      "src/vendor/old.js",
      "./node_modules/jquery/dist/jquery.min.js",
      { input: "x.js", inject: false },
    ],
  };
  const { tree } =
    asAngularPage(
      new Map([
        ["package.json", '{ "dependencies": { "@angular/core": "^20.0.0" } }'],
        [
          "angular.json",
          JSON.stringify({ projects: { app: { architect: { build: { options } } } } }),
        ],
        ["src/index.html", "<body></body>"],
        ["src/main.ts", ""],
        ["src/vendor/old.js", "var old;"],
      ]),
    ) ?? {};
  expect(tree?.get("index.html")).toMatch(
    /^<body><script src="\/src\/vendor\/old\.js"><\/script><script src="\/node_modules\/jquery\/dist\/jquery\.min\.js"><\/script><script type="module">/,
  );
});
