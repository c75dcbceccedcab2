import type { PackageSource } from "../../../packages/resolve/package-plugin";
import { type BuildInput, hasFile } from "../../build-input";
import { PROJECT } from "../../project-source";
import { readShim, SHIMS_FOLDER } from "./shims";

const NEXT_SHIM = "next-shim";

/** What an app imports of Next → the module that stands in for it. */
export const STANDS_IN: Readonly<Record<string, string>> = {
  next: "server",
  "next/types": "server",
  "next/og": "server",
  "next/error": "error",
  "next/form": "form",
  "next/link": "link",
  "next/image": "image",
  "next/legacy/image": "image",
  "next/navigation": "navigation",
  "next/router": "router",
  "next/head": "head",
  "next/script": "script",
  "next/dynamic": "dynamic",
  "next/font/google": "google-fonts",
  "next/font/local": "font",
  "next/headers": "server",
  "next/server": "server",
  "next/cache": "server",
  "server-only": "server",
  "client-only": "server",
  "next-app/jsx-runtime": "jsx-runtime",
  "next-app/jsx-dev-runtime": "jsx-dev-runtime",
};
/** What packages import of Next, where no project has it. */
export const NEXT_IN_PACKAGES: Required<Pick<PackageSource, "substitute" | "substitutes">> = {
  substitute(specifier) {
    const shim = standInOf(specifier);
    return shim ? { path: `${shim}.ts`, namespace: NEXT_SHIM } : null;
  },
  substitutes: [{ namespace: NEXT_SHIM, read: readShim }],
};

/** The same in a project: the modules that it has for itself, where it is one of Next. */
export function nextFor(input: BuildInput): Pick<typeof NEXT_IN_PACKAGES, "substitute"> {
  if (!hasFile(input, `${SHIMS_FOLDER}/main.ts`)) return NEXT_IN_PACKAGES;
  return {
    substitute(specifier) {
      const shim = standInOf(specifier);
      return shim ? { path: `/${SHIMS_FOLDER}/${shim}.ts`, namespace: PROJECT } : null;
    },
  };
}

function standInOf(specifier: string): string | null {
  const name = specifier.replace(/\.js$/, "");
  if (!/^next(?:\/|$)/.test(name) || !Object.hasOwn(STANDS_IN, name)) return null;
  // Which fonts there are, only a project says.
  return name === "next/font/google" ? "font" : (STANDS_IN[name] ?? null);
}
