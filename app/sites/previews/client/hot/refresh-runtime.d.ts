declare module "react-refresh/runtime" {
  export function injectIntoGlobalHook(window: Window): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (...given: unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
  /** What all versions of a component have in common, and which is the last of them. */
  export function getFamilyByType(type: unknown): { current: unknown } | undefined;
}

declare module "@prefresh/utils" {
  /** Replaces the components that were registered in a new version. */
  export function flush(): void;
  export function isComponent(value: unknown): boolean;
}
