import { createContext, useContext, useMemo } from "react";
import { refreshed } from "./cookies";
import { navigate, useAddress } from "./location";

/** What a route's address stands for, e.g. { id: "5" } of "/items/5". */
export const ParamsContext = createContext<Record<string, string | string[]>>({});

/** Thrown where there is no such page. */
export class NotFound extends Error {}
const ROUTER = {
  push: (href: string, options?: { scroll?: boolean }) => navigate(href, options),
  replace: (href: string, options?: { scroll?: boolean }) =>
    navigate(href, { ...options, replace: true }),
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: refreshed,
  prefetch: () => Promise.resolve(),
};

export const useRouter = () => ROUTER;
export const usePathname = () => useAddress().pathname;
export const useParams = () => useContext(ParamsContext);
export function useSearchParams(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
}
export const useSelectedLayoutSegments = () => useAddress().pathname.split("/").filter(Boolean);
export const useSelectedLayoutSegment = () => useSelectedLayoutSegments()[0] ?? null;
export const useServerInsertedHTML = () => {};
export const ReadonlyURLSearchParams = URLSearchParams;
export const RedirectType = { push: "push", replace: "replace" };
export function notFound(): never {
  throw new NotFound("There is no such page.");
}
/** Shows another page; what asked for it waits, and is gone when that is there. */
export function redirect(href: string): never {
  queueMicrotask(() => navigate(href, { replace: true }));
  throw new Promise(() => {});
}
export const permanentRedirect = redirect;
export const forbidden = notFound;
export const unauthorized = notFound;
