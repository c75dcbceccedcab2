import type { PackageSource } from "../../packages/resolve/package-plugin";
import type { BuildInput } from "../build-input";
import { NEXT_IN_PACKAGES, nextFor } from "./next/stand-ins";
import { KIT_IN_PACKAGES, kitFor } from "./sveltekit/in-packages";

type StandIns = Required<Pick<PackageSource, "substitute" | "substitutes">>;

/** What stands in for modules of frameworks that packages import, whichever project they are for. */
export const STAND_INS: StandIns = {
  substitute: (specifier) =>
    NEXT_IN_PACKAGES.substitute(specifier) ?? KIT_IN_PACKAGES.substitute(specifier),
  substitutes: [...NEXT_IN_PACKAGES.substitutes, ...KIT_IN_PACKAGES.substitutes],
};

/** The same in a project, which has those of its own framework for itself. */
export function standInsFor(input: BuildInput): StandIns {
  const [next, kit] = [nextFor(input), kitFor(input)];
  return {
    substitute: (specifier) => next.substitute(specifier) ?? kit.substitute(specifier),
    substitutes: STAND_INS.substitutes,
  };
}
