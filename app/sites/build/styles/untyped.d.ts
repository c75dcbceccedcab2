// What the compilers of styles ship without types, as far as it is used here.

declare module "postcss-import" {
  import type { PluginCreator } from "postcss";

  interface Options {
    resolve?: (id: string, base: string, options: unknown, rule: unknown) => string | string[];
    load?: (file: string, options: unknown) => string | Promise<string>;
    filter?: (id: string) => boolean;
    skipDuplicates?: boolean;
  }
  const postcssImport: PluginCreator<Options>;
  export default postcssImport;
}

declare module "less/lib/less/index.js" {
  /** Makes a Less without a file system, of what it may read with. */
  export default function createLess(environment: unknown, fileManagers: unknown[]): Less;
  interface Less {
    render(source: string, options: Record<string, unknown>): Promise<{ css: string }>;
    /** What loads `@plugin`; it is made anew for each stylesheet. */
    PluginLoader: new () => object;
  }
}

declare module "tailwindcss3/lib/processTailwindFeatures.js" {
  import type { Result, Root } from "postcss";

  type Context = import("./tailwind3-context").Tailwind3Context;
  interface Help {
    tailwindDirectives: Set<string>;
    createContext(
      config: object,
      changedContent: { content: string; extension: string }[],
    ): Context;
  }
  const processTailwindFeatures: {
    default(
      setUp: (help: Help) => (root: Root, result: Result) => Context,
    ): (root: Root, result: Result) => Promise<void>;
  };
  export default processTailwindFeatures;
}

declare module "tailwindcss3/lib/lib/defaultExtractor.js" {
  const extractor: {
    defaultExtractor(context: { tailwindConfig: object }): (content: string) => string[];
  };
  export default extractor;
}

declare module "tailwindcss3/lib/public/resolve-config.js" {
  const resolveConfig: { default(config: object): { [key: string]: unknown } };
  export default resolveConfig;
}

declare module "tailwindcss-animate";
declare module "daisyui";
declare module "daisyui/theme";
