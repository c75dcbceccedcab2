import type { BuildInput } from "../build-input";
import { lateYaml } from "../data-files/late-yaml";

const LISTS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
/** Longest list of a workspace that is read, in characters: nested brackets take the parser the square of their number. */
const LONGEST = 20_000;

type Catalogs = ReadonlyMap<string, Record<string, unknown>>;

/**
 * A project whose package.json files name versions by the workspace's list of them ("catalog:"), with those versions in
 * their place.
 */
export function withCatalogs(input: BuildInput): BuildInput {
  const naming = [...input.texts].filter(
    ([file, text]) => /(?:^|\/)package\.json$/.test(file) && text.includes('"catalog:'),
  );
  if (naming.length === 0) return input;
  const catalogs = catalogsOf(input);
  const texts = new Map(input.texts);
  for (const [file, text] of naming) texts.set(file, withVersions(text, catalogs));
  return { ...input, texts };
}

/** By name; "default" is the one that has none. */
function catalogsOf({ texts }: BuildInput): Catalogs {
  const list = texts.get("pnpm-workspace.yaml") ?? "";
  const said = [list.length > LONGEST ? {} : read(list, readYaml)];
  const manifest = read(texts.get("package.json") ?? "", JSON.parse);
  said.push(manifest, record(manifest.workspaces));
  const catalogs = new Map<string, Record<string, unknown>>();
  for (const { catalog, catalogs: named } of said) {
    for (const [name, one] of Object.entries({ default: catalog, ...record(named) })) {
      catalogs.set(name, { ...catalogs.get(name), ...record(one) });
    }
  }
  return catalogs;
}

/** What cannot be read stays as it is, for whoever tells of it. */
function withVersions(text: string, catalogs: Catalogs): string {
  const manifest = read(text, JSON.parse);
  let isNamed = false;
  for (const list of LISTS) {
    const wanted = record(manifest[list]);
    for (const [name, spec] of Object.entries(wanted)) {
      const [, catalog] = /^catalog:\s*(.*)$/.exec(String(spec)) ?? [];
      const version =
        catalog === undefined ? null : record(catalogs.get(catalog || "default"))[name];
      if (typeof version !== "string") continue;
      wanted[name] = version;
      isNamed = true;
    }
  }
  return isNamed ? JSON.stringify(manifest, null, 2) : text;
}

/** Each key of a long list would be compared with all before it. */
function readYaml(text: string): unknown {
  return lateYaml().parse(text, { uniqueKeys: false });
}

function read(text: string, parser: (text: string) => unknown) {
  try {
    return record(parser(text));
  } catch {
    return {};
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
