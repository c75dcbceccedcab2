/**
 * Libraries that pages load from the prebuilt store through an import map: one copy, cached for
 * good, never rebuilt. By family, because a project uses one of them.
 */
export const VENDOR = {
  react: ["react", "react-dom", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"],
  preact: [
    "preact",
    "preact/hooks",
    "preact/compat",
    "preact/jsx-runtime",
    "preact/jsx-dev-runtime",
  ],
} as const;

export type Family = keyof typeof VENDOR;

/** Libraries that are bundled with a project when it imports them. */
export const BUNDLED = [
  "canvas-confetti",
  "chart.js",
  "clsx",
  "date-fns",
  "lucide-react",
  "marked",
  "nanoid",
  "react-router-dom",
  "zustand",
] as const;

/** The family of a vendor specifier, e.g. `react-dom/client` → `react`. */
export function vendorFamily(specifier: string): Family | null {
  for (const family of Object.keys(VENDOR) as Family[]) {
    if ((VENDOR[family] as readonly string[]).includes(specifier)) return family;
  }
  return null;
}

/** The package of a specifier: `@scope/name/x` → `@scope/name`, `name/x` → `name`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}

/** What a project may import, for messages. */
export function listPackages(): string {
  return [...new Set([...VENDOR.react.map(packageOf), "preact", ...BUNDLED])].sort().join(", ");
}
