import type { Exports } from "./module-record";

/** What an instrumented module calls a component that it has. */
export type Registration = readonly [type: unknown, id: string];

/** What replaces components of a library in a running page. */
export interface Refresh {
  /** What instrumented modules call as `$RefreshSig$`: it tells which hooks a component uses. */
  signature(): unknown;
  /** Tells which component of a module is which. */
  register(path: string, exports: Exports, found: readonly Registration[]): void;
  /** Whether the next version of a module that exports this is taken. */
  isBoundary(exports: Exports): boolean;
  /** Draws anew what has changed. */
  perform(): void;
}

/**
 * Registers components. What a module exports is known by that name first: one without a name may get one,
 * and is the same component.
 */
export function registerAll(
  { path, exports, found }: { path: string; exports: Exports; found: readonly Registration[] },
  isComponent: (value: unknown) => boolean,
  register: (type: unknown, id: string) => void,
): void {
  for (const name of Object.keys(exports)) {
    const value = readSoFar(exports, name);
    if (isComponent(value)) register(value, `${path} export ${name}`);
  }
  for (const [type, id] of found) register(type, `${path} ${id}`);
}

/** Of modules that import each other in a circle, one hands on what the other has yet to make: that is its own matter. */
function readSoFar(exports: Exports, name: string): unknown {
  try {
    return exports[name];
  } catch {
    return undefined;
  }
}

/** Whether a module exports components and nothing else. */
export function hasOnly(exports: Exports, isComponent: (value: unknown) => boolean): boolean {
  const values = Object.keys(exports).map((name) => exports[name]);
  return values.length > 0 && values.every(isComponent);
}
