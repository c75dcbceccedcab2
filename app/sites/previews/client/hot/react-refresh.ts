import * as refresh from "react-refresh/runtime";
import type { Exports } from "./module-record";

refresh.injectIntoGlobalHook(window);

/** What instrumented modules call. */
export const signature = refresh.createSignatureFunctionForTransform;

/** Tells React which component is which, by its module. */
export function register(path: string): (type: unknown, id: string) => void {
  return (type, id) => refresh.register(type, `${path} ${id}`);
}

/** Exports that are made by a call, as of `memo`, are known by their names. */
export function registerExports(path: string, exports: Exports): void {
  for (const name of Object.keys(exports)) {
    if (refresh.isLikelyComponentType(exports[name])) {
      refresh.register(exports[name], `${path} export ${name}`);
    }
  }
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
