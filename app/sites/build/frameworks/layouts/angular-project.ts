import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { isRecord, readJson } from "../detection/package-json";

/** What angular.json says of the app that is built first. */
export interface AngularProject {
  /** Options of its build, as somebody wrote them. */
  options: Readonly<Record<string, unknown>>;
  /** Where its sources are, without a "/" at its end. */
  sourceRoot: string;
  /** What one of its build's configurations has beside these, by the name of what asks for it. */
  configured: Readonly<Record<"build" | "serve", Readonly<Record<string, unknown>>>>;
}

/** @returns nothing but the usual folder for a project without such a file */
export function angularProject(tree: FileTree): AngularProject {
  const older = tree.get(".angular-cli.json");
  if (older !== undefined && !tree.has("angular.json")) return olderProject(older);
  const { projects } = readJson(tree.get("angular.json"));
  const [project] = Object.values(isRecord(projects) ? projects : {});
  const { architect, targets, sourceRoot: said } = recordOf(project);
  const { build, serve } = recordOf(architect ?? targets);
  const { options, configurations, defaultConfiguration } = recordOf(build);
  const all = recordOf(configurations);
  // Older versions build what goes live as it is asked by hand, and serve without any.
  const ofBuild = typeof defaultConfiguration === "string" ? defaultConfiguration : "production";
  const served = servedAs(recordOf(serve), defaultConfiguration);
  return {
    options: recordOf(options),
    sourceRoot: typeof said === "string" ? said.replace(/\/+$/, "") : "src",
    configured: {
      build: recordOf(all[ofBuild]),
      serve: recordOf(all[served]),
    },
  };
}

/** What Angular's command line had before version 6, in today's words; its paths begin at the app's root. */
function olderProject(json: string): AngularProject {
  const { apps } = readJson(json);
  const [first] = Array.isArray(apps) ? apps : [];
  const { root, polyfills, styles, scripts, assets, environmentSource, environments } =
    recordOf(first);
  const sourceRoot = typeof root === "string" ? root.replace(/\/+$/, "") : "src";
  const placeOf = (name: unknown) => (typeof name === "string" ? path.join(sourceRoot, name) : "");
  const placesOf = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((one) =>
      isRecord(one) ? { ...one, input: placeOf(one.input) } : placeOf(one),
    );
  const replacedBy = (name: unknown) =>
    typeof name === "string"
      ? { fileReplacements: [{ replace: placeOf(environmentSource), with: placeOf(name) }] }
      : {};
  const { dev, prod } = recordOf(environments);
  return {
    options: {
      ...(typeof polyfills === "string" ? { polyfills: [placeOf(polyfills)] } : {}),
      ...{ styles: placesOf(styles), scripts: placesOf(scripts), assets: placesOf(assets) },
    },
    sourceRoot,
    configured: { build: replacedBy(prod), serve: replacedBy(dev) },
  };
}

/** The build's configuration that is served: "shop:build:development" names it; "shop:build" means that of any build. */
function servedAs(serve: Record<string, unknown>, ofBuild: unknown): string {
  const { options, configurations, defaultConfiguration: chosen } = serve;
  const name = typeof chosen === "string" ? chosen : "";
  const { buildTarget, browserTarget } = {
    ...recordOf(options),
    ...recordOf(recordOf(configurations)[name]),
  };
  const target = buildTarget ?? browserTarget;
  const said = typeof target === "string" ? (target.split(":")[2] ?? ofBuild) : name;
  return typeof said === "string" ? said : "";
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
