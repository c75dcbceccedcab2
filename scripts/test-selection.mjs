// Which tests a run takes, by the names of their files (decision 112). `*.wide.test.ts`, `*.wide.db.test.ts` and
// `*.wide.spec.ts` make a claim again over every kind, size or wording; `*.both.db.test.ts` make one that a database
// can break, so both have to keep it at once.
import { readdirSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

const WIDE = /\.wide(?:\.db)?\.(?:test|spec)\.tsx?$/;
const BOTH_OR_WIDE = /\.(?:both|wide)\.db\.test\.ts$/;

/** Every file of the wide stage, as globs say it. */
export const WIDE_FILES = "**/*.wide.{test,db.test,spec}.{ts,tsx}";

/** Every file whose claim both databases keep in `npm test`. */
export const BOTH_FILES = "app/**/*.both.db.test.ts";

/** They are of SQLite itself, or ask builds and workers about rows, which they read as on any database. */
const ALONE = ["sqlite-*", "loop-turns", "answer-checks"];
const IS_ALONE = new RegExp(
  `(?:^|[/\\\\])(?:${ALONE.join("|").replaceAll("*", "[^/\\\\]*")})\\.db\\.test\\.ts$`,
);

/** Every file of a test of databases that runs on SQLite alone, in either stage. */
export const ON_SQLITE_ALONE = `app/**/{${ALONE.join()}}.db.test.ts`;

/**
 * "claims" in `npm test`, "wide" in `npm run test:wide`, and "all" in a run by hand, which takes whatever it names.
 *
 * @type {"claims" | "wide" | "all"}
 */
export const stage = stageOf(process.env.TEST_STAGE);

/** @returns {"claims" | "wide" | "all"} */
export function stageOf(name) {
  if (!name) return "all";
  if (name === "claims" || name === "wide") return name;
  throw new Error(
    `TEST_STAGE is "${name}": there are "claims" and "wide"; without it a run takes all.`,
  );
}

/** The files that these patterns name, with those of the wide stage that are called after them. */
export function withWide(patterns) {
  return [...patterns, ...patterns.map(wideOf)];
}

/**
 * What a project of vitest takes of its files in a stage.
 *
 * @param {string[]} include patterns that end in `.test.ts` or `.db.test.ts`, braces for more
 * @param {string[]} [exclude] patterns of files that are another project's, in each stage
 */
export function filesOf(include, exclude = [], of = stage) {
  const others = withWide(exclude);
  if (of === "claims") return { include, exclude: [...others, WIDE_FILES] };
  if (of === "wide") return { include: include.map(wideOf), exclude: others };
  return { include: withWide(include), exclude: others };
}

/** What PostgreSQL takes of the tests of databases in a stage: first what it can break, then the rest. */
export function filesOfPostgres(include, exclude = [], of = stage) {
  if (of === "claims") return { include: [BOTH_FILES], exclude: [...exclude, WIDE_FILES] };
  if (of === "wide") return { include, exclude: [...exclude, BOTH_FILES] };
  return { include, exclude };
}

/** How many files the wide stage has, of its own and of those that it runs again on PostgreSQL. */
export function countWide(project = root) {
  const names = ["app", "scripts", "tests"].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" }),
  );
  const own = names.filter((name) => !/(?:^|[/\\])node_modules[/\\]/.test(name));
  const wide = own.filter((name) => WIDE.test(name));
  const again = own
    .filter((name) => /\.db\.test\.ts$/.test(name) && !BOTH_OR_WIDE.test(name))
    .filter((name) => !IS_ALONE.test(name));
  return { wide: wide.length, again: again.length };
}

function wideOf(pattern) {
  return pattern.replace(/(?:\.db)?\.test\./, ".wide$&");
}
