import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import picomatch from "picomatch";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  countWide,
  filesOf,
  filesOfPostgres,
  ON_SQLITE_ALONE,
  stageOf,
} from "./test-selection.mjs";

type Stage = "claims" | "wide" | "all";
type Files = { include: string[]; exclude: string[] };

const STAGES: Stage[] = ["claims", "wide", "all"];
const isOf = ({ include, exclude }: Files) => picomatch(include, { ignore: exclude });
/** The stages in which a project takes a file. */
const takenIn = (file: string, files: (stage: Stage) => Files) =>
  STAGES.filter((stage) => isOf(files(stage))(file));

const databases = ["app/**/*.db.test.ts"];
const unit = (stage: Stage) => filesOf(["app/**/*.test.{ts,tsx}"], databases, stage);
const sqlite = (stage: Stage) => filesOf(databases, [], stage);
const postgresql = (stage: Stage) => filesOfPostgres(databases, [ON_SQLITE_ALONE], stage);
const slow = (stage: Stage) => filesOf(["tests/http/{kill,full-disk}.test.ts"], [], stage);
const http = (stage: Stage) =>
  filesOf(["tests/http/**/*.test.ts"], ["tests/http/{kill,full-disk}.test.ts"], stage);

describe("a file's name says in which stage its tests run", () => {
  it.each([
    ["app/a/x.test.ts", unit, ["claims", "all"]],
    ["app/a/x.wide.test.ts", unit, ["wide", "all"]],
    ["app/a/x.wide.test.tsx", unit, ["wide", "all"]],
    ["app/a/x.db.test.ts", unit, []],
    ["app/a/x.wide.db.test.ts", unit, []],
    ["app/a/x.db.test.ts", sqlite, ["claims", "all"]],
    ["app/a/x.both.db.test.ts", sqlite, ["claims", "all"]],
    ["app/a/x.wide.db.test.ts", sqlite, ["wide", "all"]],
    ["app/a/x.test.ts", sqlite, []],
    ["app/a/x.both.db.test.ts", postgresql, ["claims", "all"]],
    ["app/a/x.db.test.ts", postgresql, ["wide", "all"]],
    ["app/a/x.wide.db.test.ts", postgresql, ["wide", "all"]],
    ["app/a/sqlite-log.db.test.ts", postgresql, []],
    ["app/a/answer-checks.db.test.ts", postgresql, []],
    ["app/a/sqlite-log.db.test.ts", sqlite, ["claims", "all"]],
    ["tests/http/kill.test.ts", slow, ["claims", "all"]],
    ["tests/http/kill.wide.test.ts", slow, ["wide", "all"]],
    ["tests/http/chat.test.ts", http, ["claims", "all"]],
    ["tests/http/chat.wide.test.ts", http, ["wide", "all"]],
    ["tests/http/kill.test.ts", http, []],
    ["tests/http/kill.wide.test.ts", http, []],
  ])("%s", (file, files, stages) => {
    expect(takenIn(file, files)).toEqual(stages);
  });
});

it("a stage that there is not is refused, for it would run everything or nothing", () => {
  expect(stageOf("")).toBe("all");
  expect(() => stageOf("wild")).toThrow('TEST_STAGE is "wild"');
});

it("what is left to the wide stage is counted where it lies", () => {
  const root = mkdtempSync(path.join(tmpdir(), "selection-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["app", "scripts", "tests/node_modules"])
    mkdirSync(path.join(root, folder), { recursive: true });
  const names = [
    ...["app/x.test.ts", "app/x.wide.test.ts", "tests/x.wide.spec.ts", "scripts/x.mjs"],
    ...["app/sqlite-log.db.test.ts", "app/loop-turns.db.test.ts"],
    ...["app/y.db.test.ts", "app/y.wide.db.test.ts", "app/y.both.db.test.ts"],
    "tests/node_modules/z.wide.test.ts",
  ];
  for (const name of names) writeFileSync(path.join(root, name), "");
  expect(countWide(root)).toEqual({ wide: 3, again: 1 });
});
