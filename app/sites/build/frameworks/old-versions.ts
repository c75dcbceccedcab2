import semver from "semver";
import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../build-types";
import type { ProjectConfig } from "../config/project-config";
import { dependenciesOf, readJson } from "./detection/package-json";

/** What a project that asks for less than `below` is built with, in place of the version that it names. */
interface Taken {
  title: string;
  below: readonly number[];
  /** A range that allows these means the newest, as it does to npm. */
  newest?: string;
  /** Where it asks for less than this it is something else again, which nothing here knows. */
  from?: readonly number[];
  version: string;
  /** Which compiler of its own it has; else the newest compiles for this version too. */
  older?: NonNullable<ProjectConfig["older"]>;
  /** It counts for a project that asks for less than this; for `below` when absent. */
  olderBelow?: readonly number[];
}

const TAKEN: readonly (Taken & { framework: string })[] = [
  {
    framework: "svelte",
    title: "Svelte",
    below: [5, 0, 0],
    newest: ">=5",
    version: "4.2.20",
    older: "svelte4",
  },
  {
    framework: "vue",
    title: "Vue",
    below: [3, 0, 0],
    newest: ">=3",
    from: [2, 0, 0],
    version: "2.7.16",
    older: "vue2",
  },
  // What the newest compiler writes is not there before.
  { framework: "vue", title: "Vue", below: [3, 2, 0], from: [3, 0, 0], version: "^3.5.0" },
  {
    framework: "solid-js",
    title: "Solid",
    below: [1, 9, 9],
    version: "^1.9.9",
    older: "solid1.6",
    olderBelow: [1, 7, 0],
  },
];

/**
 * A project for a version of its framework that is not the newest: which compiler is its own, and the version that
 * this writes for, which the project is then built with.
 *
 * @returns null for another project
 */
export function withFrameworkVersion(
  tree: FileTree,
): { tree: FileTree; warnings: BuildProblem[]; config: Pick<ProjectConfig, "older"> } | null {
  const wanted = dependenciesOf(tree);
  const even = withEvenReact(tree);
  if (even) return even;
  for (const taken of TAKEN) {
    const { framework, title, below, newest, from, version, older, olderBelow = below } = taken;
    const spec = wanted[framework];
    const said = numbersOf(spec);
    if (!isBelow(said, below) || (from && isBelow(said, from))) continue;
    const range = semver.validRange(spec) ?? "<0";
    if (newest && semver.intersects(range, newest)) continue;
    const number = version.replace("^", "");
    const text = `This project asks for ${title} ${said.slice(0, 2).join(".")}; it is compiled for ${number} here, and runs on that.`;
    // What it asks for may well be that one.
    const isTold = !semver.satisfies(number, range);
    return {
      tree: asking(tree, framework, version),
      warnings: isTold ? [{ text, file: "package.json" }] : [],
      config: older && isBelow(said, olderBelow) ? { older } : {},
    };
  }
  return null;
}

/**
 * A project that names two versions of React and of its part for pages, which fail beside each other since React 19.
 * Next does not mind: it brings its own of both.
 */
function withEvenReact(tree: FileTree): ReturnType<typeof withFrameworkVersion> {
  const { react = "", "react-dom": dom = "" } = dependenciesOf(tree);
  const isUneven = semver.valid(react) && semver.valid(dom) && react !== dom;
  if (!isUneven || Math.max(semver.major(react), semver.major(dom)) < 19) return null;
  const text = `This project asks for React ${react} and react-dom ${dom}, which have to be the same: it runs on ${react}.`;
  const warnings = [{ text, file: "package.json" }];
  return { tree: asking(tree, "react-dom", react), warnings, config: {} };
}

/** Of the lowest version that is asked for: "^4.2.1" → [4, 2, 1]; empty where none is said. */
function numbersOf(spec = ""): number[] {
  const [found, ...parts] = /^[\^~>=v\s]*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(spec) ?? [];
  return found === undefined ? [] : parts.map((part) => Number(part ?? 0));
}

function isBelow(said: readonly number[], from: readonly number[]): boolean {
  const at = from.findIndex((part, index) => part !== said[index]);
  return said.length > 0 && at >= 0 && (said[at] ?? 0) < (from[at] ?? 0);
}

/** The project as one that asks for another version. A lockfile that names one that does not fit is not followed there. */
function asking(tree: FileTree, framework: string, version: string): FileTree {
  const manifest = readJson(tree.get("package.json"));
  for (const list of ["dependencies", "devDependencies", "peerDependencies"]) {
    const named = manifest[list] as Record<string, unknown> | undefined;
    if (named?.[framework] !== undefined) manifest[list] = { ...named, [framework]: version };
  }
  return new Map([...tree, ["package.json", JSON.stringify(manifest)]]);
}
