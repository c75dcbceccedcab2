/**
 * Plugins of Tailwind that ship with the product: they are known to compute styles from their options and
 * nothing else, so they run here, beside the compiler. What a project's own packages of these names hold
 * is never run.
 */
const PLUGINS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  "tailwindcss-animate": () => import("tailwindcss-animate"),
  "@tailwindcss/typography": () => import("@tailwindcss/typography"),
  "@tailwindcss/forms": () => import("@tailwindcss/forms"),
  "@tailwindcss/aspect-ratio": () => import("@tailwindcss/aspect-ratio"),
  "@tailwindcss/container-queries": () => import("@tailwindcss/container-queries"),
  daisyui: () => import("daisyui"),
  "daisyui/theme": () => import("daisyui/theme"),
};

/** The names of these plugins. */
export const KNOWN_PLUGINS: readonly string[] = Object.keys(PLUGINS);

/** A plugin of Tailwind by its name; null for one that does not ship with the product. */
export async function loadKnownPlugin(name: string): Promise<unknown> {
  if (!Object.hasOwn(PLUGINS, name)) return null;
  const loaded = await PLUGINS[name]?.();
  return (loaded as { default: unknown }).default;
}

/** Whether a plugin of Tailwind ships with the product. */
export function isKnownPlugin(name: string): boolean {
  return Object.hasOwn(PLUGINS, name);
}
