import { expect, test } from "vitest";
import { angularProject } from "./angular-project";

const OLDER = {
  apps: [
    {
      root: "src",
      polyfills: "polyfills.ts",
      styles: ["../node_modules/bootstrap/dist/css/bootstrap.css", { input: "styles.css" }],
      scripts: ["../node_modules/jquery/dist/jquery.js"],
      assets: ["assets", "favicon.ico"],
      environmentSource: "environments/environment.ts",
      environments: {
        dev: "environments/environment.ts",
        prod: "environments/environment.prod.ts",
      },
    },
  ],
};

test("an app of Angular's older command line has the files that its own configuration names", () => {
  const { options, sourceRoot, configured } = angularProject(
    new Map([[".angular-cli.json", JSON.stringify(OLDER)]]),
  );
  expect(sourceRoot).toBe("src");
  expect(options).toMatchObject({
    polyfills: ["src/polyfills.ts"],
    styles: ["node_modules/bootstrap/dist/css/bootstrap.css", { input: "src/styles.css" }],
    scripts: ["node_modules/jquery/dist/jquery.js"],
    assets: ["src/assets", "src/favicon.ico"],
  });
  expect(configured.build).toEqual({
    fileReplacements: [
      { replace: "src/environments/environment.ts", with: "src/environments/environment.prod.ts" },
    ],
  });
});

test("a configuration of today counts before an older one, and what is none says nothing", () => {
  const today = JSON.stringify({ projects: { shop: { sourceRoot: "shop/src" } } });
  const both = new Map([
    [".angular-cli.json", JSON.stringify(OLDER)],
    ["angular.json", today],
  ]);
  expect(angularProject(both).sourceRoot).toBe("shop/src");
  for (const json of ["", "[]", '{ "apps": [3] }', '{ "apps": [{ "styles": 4, "root": [] }] }']) {
    expect(angularProject(new Map([[".angular-cli.json", json]])).options.styles).toEqual([]);
  }
});
