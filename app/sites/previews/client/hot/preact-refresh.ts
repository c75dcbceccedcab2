import "@prefresh/core";
import { flush, isComponent } from "@prefresh/utils";
import { hasOnly, type Refresh, registerAll } from "./refresh";

type Signed = (
  type: unknown,
  key?: string,
  forceReset?: boolean,
  hooks?: () => unknown[],
) => unknown;

/** What `@prefresh/core` leaves in the page. */
const { __PREFRESH__: prefresh } = globalThis as unknown as {
  __PREFRESH__: {
    register(type: unknown, id: string): void;
    sign(...of: [...Parameters<Signed>, status: string | undefined]): string | undefined;
  };
};

/** Prefresh, which does for Preact what Fast Refresh does for React. */
export const preactRefresh: Refresh = {
  signature() {
    let status: string | undefined = "begin";
    let signed: unknown;
    const sign: Signed = (type, key, forceReset, hooks) => {
      signed ??= type;
      status = prefresh.sign(type ?? signed, key, forceReset, hooks, status);
      return type;
    };
    return sign;
  },
  register: (path, exports, found) =>
    registerAll({ path, exports, found }, isComponent, prefresh.register),
  isBoundary: (exports) => hasOnly(exports, isComponent),
  perform: flush,
};
