import { useRouteLoaderData } from "@remix-run/react";
import type { PageFrame } from "./page";

/** What the root loader knows, on any page; a stranger's view when the root itself has failed. */
export function useRootData(): PageFrame {
  return (
    useRouteLoaderData<PageFrame>("root") ?? {
      appName: "Sayso",
      origin: "",
      user: null,
      flash: null,
    }
  );
}
