/**
 * The compilers of styles. Each is loaded by the first project that needs it, in the build worker alone,
 * and stays loaded there: none is part of the server's bundle, and none takes memory before.
 */

/** Tailwind 4: a compiler of strings, which reads nothing by itself. */
export const loadTailwind4 = () => import("tailwindcss");

/** What finds classes in sources for Tailwind 4. It is only ever given texts. */
export const loadScanner = () => import("@tailwindcss/oxide");

/**
 * Tailwind 3, without the part that looks for a configuration and for files: what is below its plugin
 * for postcss, to which configuration and sources are given.
 */
export async function loadTailwind3() {
  const [features, extractor, resolve] = await Promise.all([
    import("tailwindcss3/lib/processTailwindFeatures.js"),
    import("tailwindcss3/lib/lib/defaultExtractor.js"),
    import("tailwindcss3/lib/public/resolve-config.js"),
  ]);
  return {
    processFeatures: features.default.default,
    extractorOf: extractor.default.defaultExtractor,
    resolveConfig: resolve.default.default,
  };
}

export const loadPostcss = async () => (await import("postcss")).default;
export const loadPostcssImport = async () => (await import("postcss-import")).default;
export const loadNested = async () => (await import("postcss-nested")).default;
export const loadAutoprefixer = async () => (await import("autoprefixer")).default;
export const loadSass = () => import("sass");
export const loadLess = async () => (await import("less/lib/less/index.js")).default;

/** UnoCSS and its own presets, which read no file. Icons come from what is given to them. */
export async function loadUnocss() {
  const [core, wind3, wind4, attributify, typography, icons, { loadIcon }] = await Promise.all([
    import("@unocss/core"),
    import("@unocss/preset-wind3"),
    import("@unocss/preset-wind4"),
    import("@unocss/preset-attributify"),
    import("@unocss/preset-typography"),
    import("@unocss/preset-icons/core"),
    import("@iconify/utils/lib/loader/loader"),
  ]);
  const presets = {
    wind3: wind3.default,
    wind4: wind4.default,
    attributify: attributify.default,
    typography: typography.default,
    icons: icons.createPresetIcons(async () => loadIcon),
  };
  return { ...core, presets };
}

/** What UnoCSS makes of `@apply` and its like. */
export async function loadUnocssDirectives() {
  const [{ default: directives }, { default: MagicString }] = await Promise.all([
    import("@unocss/transformer-directives"),
    import("magic-string"),
  ]);
  return { directives, MagicString };
}
