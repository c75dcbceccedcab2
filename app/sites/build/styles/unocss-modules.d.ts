// What is used of UnoCSS, which is loaded by the first project that needs it.

declare module "@unocss/core" {
  export interface UnoGenerator {
    /** What a word comes to; a preset notes what it uses of a theme. */
    parseToken(word: string): Promise<unknown>;
    /** Adds what may be a class, or an attribute that means one. */
    applyExtractors(code: string, id: string, found: Set<string>): Promise<Set<string>>;
    generate(tokens: Set<string>, options?: { preflights?: boolean }): Promise<{ css: string }>;
  }
  export function createGenerator(config: object): Promise<UnoGenerator>;
  /** "hover:(a b)" → "hover:a hover:b" */
  export function expandVariantGroup(text: string, separators?: readonly string[]): string;
}

declare module "@unocss/preset-wind3" {
  const preset: (options?: object) => object;
  export default preset;
}
declare module "@unocss/preset-wind4" {
  const preset: (options?: object) => object;
  export default preset;
}
declare module "@unocss/preset-attributify" {
  const preset: (options?: object) => object;
  export default preset;
}
declare module "@unocss/preset-typography" {
  const preset: (options?: object) => object;
  export default preset;
}
declare module "@unocss/preset-icons/core" {
  /** Icons that come through what is given, and from nowhere else. */
  export function createPresetIcons(loader: () => Promise<unknown>): (options?: object) => object;
}
declare module "@iconify/utils/lib/loader/loader" {
  export const loadIcon: unknown;
}
declare module "@unocss/transformer-directives" {
  interface Transformer {
    transform(code: object, id: string, context: object): Promise<void>;
  }
  const transformer: (options?: object) => Transformer;
  export default transformer;
}
