/** The compiler of Svelte 4, as far as it is used here. */
export interface Svelte4Compiler {
  /** @throws what it says of a component that it does not compile, with its place */
  compile(
    source: string,
    options: {
      filename: string;
      generate: "dom";
      dev: boolean;
      css: "external" | "injected";
      customElement: boolean;
    },
  ): { js: { code: string; map: unknown }; css: { code: string | null }; warnings: Warning[] };
}

interface Warning {
  message: string;
  start?: { line: number; column: number };
}
