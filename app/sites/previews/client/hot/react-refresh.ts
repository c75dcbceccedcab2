import * as refresh from "react-refresh/runtime";
import { hasOnly, type Refresh, registerAll } from "./refresh";

refresh.injectIntoGlobalHook(window);

/** React Fast Refresh. It has to be there before React. */
export const reactRefresh: Refresh = {
  signature: refresh.createSignatureFunctionForTransform,
  register: (path, exports, found) =>
    registerAll({ path, exports, found }, refresh.isLikelyComponentType, refresh.register),
  isBoundary: (exports) => hasOnly(exports, refresh.isLikelyComponentType),
  perform: () => refresh.performReactRefresh(),
};
