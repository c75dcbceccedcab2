import * as refresh from "react-refresh/runtime";
import { hasOnly, type Refresh, registerAll } from "./refresh";

refresh.injectIntoGlobalHook(window);

/** Where what stands in for Next (build/frameworks/next/shims) finds the versions of a component that waits. */
const FAMILIES = Symbol.for("@sayso/families");
(window as unknown as Record<symbol, unknown>)[FAMILIES] = refresh.getFamilyByType;

/** React draws no component that waits, so it cannot draw one anew: whoever uses it does. */
const isWaiting = (value: unknown) =>
  (value as object | null)?.constructor?.name === "AsyncFunction";

/** React Fast Refresh. It has to be there before React. */
export const reactRefresh: Refresh = {
  signature: refresh.createSignatureFunctionForTransform,
  register: (path, exports, found) =>
    registerAll({ path, exports, found }, refresh.isLikelyComponentType, refresh.register),
  isBoundary: (exports) =>
    hasOnly(exports, (value) => refresh.isLikelyComponentType(value) && !isWaiting(value)),
  perform: () => refresh.performReactRefresh(),
};
