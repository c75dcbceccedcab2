import { expect, test } from "vitest";
import { toBuildInput } from "../../build-input";
import { withAngularReplacements } from "./angular-replacements";

const ENVIRONMENT = "src/environments/environment.ts";
const files = {
  [ENVIRONMENT]: "usual",
  "src/environments/environment.prod.ts": "live",
  "src/environments/environment.dev.ts": "draft",
};
const replaced = (build: object, mode: "preview" | "release", serve: object = {}) => {
  const json = JSON.stringify({ projects: { shop: { architect: { build, serve } } } });
  const input = toBuildInput(new Map(Object.entries({ ...files, "angular.json": json })));
  return withAngularReplacements(input, mode).texts.get(ENVIRONMENT);
};
const by = (file: string) => [
  { replace: ENVIRONMENT, with: `./src/environments/environment.${file}.ts` },
];
const configurations = {
  production: { fileReplacements: by("prod") },
  development: { fileReplacements: by("dev") },
};

test("a published app has the files that it is built with, a preview those that it is served with", () => {
  const build = { configurations, defaultConfiguration: "production" };
  expect(replaced(build, "release")).toBe("live");
  expect(replaced(build, "preview")).toBe("usual");
  expect(replaced(build, "preview", { defaultConfiguration: "development" })).toBe("draft");
});

test("a preview that is served as what is built has the files of that", () => {
  const build = { configurations, defaultConfiguration: "development" };
  expect(replaced(build, "preview", { options: { buildTarget: "shop:build" } })).toBe("draft");
  const serve = {
    configurations: { fast: { buildTarget: "shop:build:production" } },
    defaultConfiguration: "fast",
  };
  expect(replaced(build, "preview", serve)).toBe("live");
});

test("older projects name no configuration for what goes live, and files by other names", () => {
  const fileReplacements = [
    { src: ENVIRONMENT, replaceWith: "src/environments/environment.prod.ts" },
  ];
  expect(replaced({ configurations: { production: { fileReplacements } } }, "release")).toBe(
    "live",
  );
});

test("what is not there, or no list of files, replaces nothing", () => {
  for (const fileReplacements of [by("gone"), "x", [null, 1, { replace: "", with: ENVIRONMENT }]]) {
    const build = { configurations: { production: { fileReplacements } } };
    expect(replaced(build, "release")).toBe("usual");
  }
});
