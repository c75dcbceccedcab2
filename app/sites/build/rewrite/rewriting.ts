import type { Node } from "acorn";
import type { ProjectSource } from "../project-source";
import { isNode } from "./program";

/** Most files that the patterns of one module may name. */
const FOUND = 2_000;
/** Most addresses that lead nowhere of which one module is told. */
const MISSED = 20;

export class TooManyFilesError extends Error {
  override message = `names more than ${FOUND} files by patterns.`;
}

/** An `import.meta.glob` that nobody can read before it runs, or a pattern that takes too long. */
export class BadGlobError extends Error {}

/** What stands in place of a node: texts, and nodes of its own that are rewritten in turn. */
export type Parts = readonly (string | Node)[];

/** @returns null for a node that stays as it is, but for what is in it */
export type Rule = (node: Node, rewriting: Rewriting) => Parts | null;

/** What of a project a module may name. */
export type Surroundings = Pick<ProjectSource, "input" | "config">;

/** What the rules of one module share. */
export class Rewriting {
  readonly project: Surroundings;
  /** "/src/main.tsx", or the address that the module is. */
  readonly path: string;
  /** Imports that the module gets, in order: its text → the name that it is known by. */
  readonly #imports = new Map<string, string>();
  /** Addresses of files that are nowhere, as they are written: the first of them, for each is told. */
  readonly missing = new Set<string>();
  /** Whether the module asks for the default of something that it requires. */
  readonly asksForDefault: boolean;
  #room = FOUND;

  constructor(project: Surroundings, path: string, code: string) {
    this.project = project;
    this.path = path;
    this.asksForDefault = /\.default\b|\bdefault\s*:/.test(code);
  }

  /** Whether names can be relative to the module: to a data: address nothing is. */
  get isFile(): boolean {
    return this.path.startsWith("/");
  }

  /** Notes an address that leads to no file of the project. */
  miss(address: string): void {
    if (this.missing.size < MISSED) this.missing.add(address);
  }

  /** Counts files that patterns name. @throws {TooManyFilesError} */
  count<All extends readonly unknown[]>(files: All): All {
    this.#room -= files.length;
    if (this.#room < 0) throw new TooManyFilesError();
    return files;
  }

  /**
   * Imports something at the module's start.
   *
   * @param what of the module: "default", "*", or one of its names
   * @returns the name that it has here
   */
  import(specifier: string, what = "default"): string {
    const key = JSON.stringify([specifier, what]);
    const name = this.#imports.get(key) ?? `__sayso_${this.#imports.size}`;
    this.#imports.set(key, name);
    return name;
  }

  /** On one line: all others keep their numbers. */
  get imports(): string {
    return [...this.#imports]
      .map(([key, name]) => {
        const [specifier, what] = JSON.parse(key) as [string, string];
        const named = what === "*" ? `* as ${name}` : `{ ${JSON.stringify(what)} as ${name} }`;
        return `import ${named} from ${JSON.stringify(specifier)};`;
      })
      .join("");
  }
}

/** A program, rewritten by the first rule that has something to say of each node. */
export function writeProgram(
  code: string,
  program: Node,
  { rewriting, rules }: { rewriting: Rewriting; rules: readonly Rule[] },
): string {
  const text = write({ type: program.type, start: 0, end: code.length }, program);
  const { imports } = rewriting;
  // The first line of a program for a shell stays the first.
  const start = imports && text.startsWith("#!") ? text.indexOf("\n") + 1 : 0;
  return text.slice(0, start) + imports + text.slice(start);

  function write({ start, end }: Node, root: Node): string {
    const pieces: string[] = [];
    let at = start;
    for (const { node, parts } of outermost(root)) {
      pieces.push(code.slice(at, node.start));
      for (const part of parts) pieces.push(typeof part === "string" ? part : write(part, part));
      at = node.end;
    }
    return pieces.join("") + code.slice(at, end);
  }

  /** What is rewritten at or below a node, in order, and not inside of each other. */
  function outermost(root: Node): { node: Node; parts: Parts }[] {
    const found: { node: Node; parts: Parts }[] = [];
    const open: unknown[] = [root];
    while (open.length > 0) {
      const node = open.pop();
      if (Array.isArray(node)) {
        for (const one of node) open.push(one);
      } else if (isNode(node)) {
        const parts = firstParts(node);
        if (parts) found.push({ node, parts });
        else for (const child of Object.values(node)) open.push(child);
      }
    }
    return found.sort((a, b) => a.node.start - b.node.start);
  }

  function firstParts(node: Node): Parts | null {
    for (const rule of rules) {
      const parts = rule(node, rewriting);
      if (parts) return parts;
    }
    return null;
  }
}
