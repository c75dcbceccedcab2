import type { Env } from "~/platform/env.server";
import type { PackagePolicy } from "./install-types";

const MB = 1_000_000;

/** What the operator's variables let projects have; null where they have what ships with the product. */
export function packagePolicy(env: Env): PackagePolicy | null {
  if (env.PACKAGES === "off") return null;
  return {
    registry: env.NPM_REGISTRY,
    allow: env.PACKAGES_ALLOW,
    deny: env.PACKAGES_DENY,
    limits: {
      packages: env.PROJECT_PACKAGES,
      packageBytes: env.PACKAGE_MB * MB,
      totalBytes: env.PROJECT_PACKAGES_MB * MB,
      files: env.PROJECT_PACKAGE_FILES,
      seconds: env.PACKAGE_SECONDS,
    },
  };
}
