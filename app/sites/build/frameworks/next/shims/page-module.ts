import { useEffect, useReducer } from "react";
import type { PageModule, Route } from "./start";

interface Loading {
  load: Route["load"];
  promise: Promise<void>;
  /** Until another version is there, the one before it. */
  module: PageModule | null;
  error?: unknown;
}

/** By a route's segments. */
const loadings = new Map<string, Loading>();

/**
 * The module of a route's page, which is asked for when it is first gone to: the others of an app are there while one
 * of them fails.
 *
 * @throws a promise as long as there is none, and whatever the module throws
 */
export function usePageModule({ segments, load }: Route): PageModule {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const key = segments.join("/");
  const before = loadings.get(key);
  const loading = before?.load === load ? before : begin(key, load, before?.module ?? null);
  const { promise, module, error } = loading;
  useEffect(() => {
    let isShown = true;
    void promise.then(() => {
      if (isShown && (loading.module !== module || loading.error !== error)) drawAgain();
    });
    return () => {
      isShown = false;
    };
  }, [loading, module, error, promise]);
  if (error) throw error;
  if (!module) throw promise;
  return module;
}

function begin(key: string, load: Route["load"], module: PageModule | null): Loading {
  const loading: Loading = { load, module, promise: Promise.resolve() };
  loadings.set(key, loading);
  loading.promise = load().then(
    (loaded) => {
      loading.module = loaded;
    },
    (error: unknown) => {
      loading.error = error ?? new Error("The page's module failed.");
    },
  );
  return loading;
}
