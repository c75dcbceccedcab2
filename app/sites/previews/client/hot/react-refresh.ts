import * as refresh from "react-refresh/runtime";
import type { Exports } from "./module-record";

refresh.injectIntoGlobalHook(window);

/** What instrumented modules call. */
export const signature = refresh.createSignatureFunctionForTransform;

/** What an instrumented module calls a component that it has. */
export type Registration = readonly [type: unknown, id: string];

/**
 * Tells React which component of a module is which. What a module exports is known by that name first: one
 * without a name may get one, and is the same component.
 */
export function register(path: string, exports: Exports, found: readonly Registration[]): void {
  for (const name of Object.keys(exports)) {
    if (refresh.isLikelyComponentType(exports[name])) {
      refresh.register(exports[name], `${path} export ${name}`);
    }
  }
  for (const [type, id] of found) refresh.register(type, `${path} ${id}`);
}

/** Whether a module exports components and nothing else: React takes its next version. */
export function isBoundary(exports: Exports): boolean {
  const names = Object.keys(exports);
  return names.length > 0 && names.every((name) => refresh.isLikelyComponentType(exports[name]));
}

/** Draws anew what has changed. */
export function performRefresh(): void {
  refresh.performReactRefresh();
}
