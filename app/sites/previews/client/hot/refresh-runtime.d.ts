declare module "react-refresh/runtime" {
  export function injectIntoGlobalHook(window: Window): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (...given: unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}

declare module "@prefresh/utils" {
  /** Replaces the components that were registered in a new version. */
  export function flush(): void;
  export function isComponent(value: unknown): boolean;
}
