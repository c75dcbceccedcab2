import { useContext } from "react";
import { navigate, useAddress } from "./location";
import { ParamsContext } from "./navigation";

const EVENTS = { on() {}, off() {}, emit() {} };

/** The router of `pages/`. */
export function useRouter() {
  const { pathname, search, hash } = useAddress();
  const params = useContext(ParamsContext);
  return {
    ...{ pathname, route: pathname, asPath: pathname + search + hash },
    query: { ...Object.fromEntries(new URLSearchParams(search)), ...params },
    ...{ isReady: true, isFallback: false, basePath: "", events: EVENTS },
    push: async (href: string) => navigate(href),
    replace: async (href: string) => navigate(href, { replace: true }),
    back: () => history.back(),
    reload: () => location.reload(),
    prefetch: async () => {},
  };
}
export default { push: navigate, events: EVENTS };
