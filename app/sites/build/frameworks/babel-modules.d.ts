// What is used here of packages that bring no types.

declare module "@babel/core" {
  export type PluginItem = unknown;
  export function transformAsync(
    source: string,
    options: Record<string, unknown>,
  ): Promise<{ code?: string | null } | null>;
}

declare module "babel-preset-solid" {
  const preset: unknown;
  export default preset;
}
