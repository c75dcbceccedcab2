import type { Alias } from "../config/project-config";

/** What a specifier may stand for. */
export interface Meant {
  /** From the project's root, e.g. "/src/theme". */
  specifier: string;
  isOptional: boolean;
}

/** What a project's aliases make of a specifier, in the order in which that is tried. */
export function meaningsOf(specifier: string, alias: readonly Alias[]): Meant[] {
  return alias.flatMap(({ find, replacement, isOptional = false }) => {
    if (typeof find !== "string") {
      // Its place in a text must not depend on what was asked before.
      const pattern = new RegExp(find.source, find.flags.replace(/[gy]/g, ""));
      if (!pattern.test(specifier)) return [];
      return [{ specifier: specifier.replace(pattern, replacement), isOptional }];
    }
    const isWhole = specifier === find;
    const isBelow = specifier.startsWith(find.endsWith("/") ? find : `${find}/`);
    if (!isWhole && !isBelow) return [];
    return [{ specifier: replacement + specifier.slice(find.length), isOptional }];
  });
}
