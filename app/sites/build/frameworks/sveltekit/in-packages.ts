import type { PackageSource } from "../../../packages/resolve/package-plugin";
import { type BuildInput, hasFile } from "../../build-input";
import { PROJECT } from "../../project-source";
import { SHIMS_FOLDER } from "./kit-entry";
import { STANDS_IN } from "./kit-layout";
import { kitShims } from "./shims";

const KIT_SHIM = "kit-shim";
/** Where a package has a copy of what would have to be the app's own, the module that reaches for that. */
const LENT: Readonly<Record<string, string>> = {
  navigation: "package-navigation",
  state: "package-state",
  stores: "package-stores",
};

/** What packages import of SvelteKit, which no project has here: once for all projects. */
export const KIT_IN_PACKAGES: Required<Pick<PackageSource, "substitute" | "substitutes">> = {
  substitute(specifier) {
    const shim = standInOf(specifier);
    return shim ? { path: `${LENT[shim] ?? shim}.ts`, namespace: KIT_SHIM } : null;
  },
  substitutes: [
    {
      namespace: KIT_SHIM,
      read: (path) => kitShims().get(`${SHIMS_FOLDER}/${path}`) ?? null,
    },
  ],
};

/** The same in a project: the modules that it has for itself, where it is one of SvelteKit. */
export function kitFor(input: BuildInput): Pick<typeof KIT_IN_PACKAGES, "substitute"> {
  if (!hasFile(input, `${SHIMS_FOLDER}/main.ts`)) return KIT_IN_PACKAGES;
  return {
    substitute(specifier) {
      const shim = standInOf(specifier);
      return shim ? { path: `/${SHIMS_FOLDER}/${shim}.ts`, namespace: PROJECT } : null;
    },
  };
}

/** Values of a project's environment are no package's. */
function standInOf(specifier: string): string | null {
  const isKits = specifier === "@sveltejs/kit" || specifier.startsWith("$app/");
  return isKits && Object.hasOwn(STANDS_IN, specifier) ? (STANDS_IN[specifier] ?? null) : null;
}
