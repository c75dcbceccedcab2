import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

type Loaded = ComponentType<object> | { default: ComponentType<object> };
interface Options {
  loader?: () => Promise<Loaded>;
  loading?: (state: object) => ReactNode;
  ssr?: boolean;
}

/** A component that is loaded when it is first shown. */
export default function dynamic(load: (() => Promise<Loaded>) | Options, more: Options = {}) {
  const options = typeof load === "function" ? { ...more, loader: load } : { ...load, ...more };
  const Component = lazy(async () => {
    const loaded = await options.loader?.();
    if (loaded && "default" in loaded) return loaded;
    return { default: loaded ?? (() => null) };
  });
  const fallback = { isLoading: true, pastDelay: true, error: null };
  return (props: object) =>
    createElement(
      Suspense,
      { fallback: options.loading?.(fallback) ?? null },
      createElement(Component, props),
    );
}
