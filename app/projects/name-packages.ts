/** Packages by name, with the version that was taken of each, e.g. `{ dayjs: "1.11.13" }`. */
export type TakenVersions = Readonly<Record<string, string>>;

/** How a new package.json is indented, as npm does it. */
const INDENT = "  ";
const LISTS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/**
 * A package.json that names these packages too, as `npm install` would: sorted, with "^" before the version, and
 * indented as it was.
 *
 * @param text as it is stored; undefined where there is none
 * @returns null when it names all of them, or when it is nothing that could be added to
 */
export function namePackages(text: string | undefined, taken: TakenVersions): string | null {
  const manifest = text === undefined ? { private: true } : readRecord(text);
  if (!manifest) return null;
  const named = new Set(LISTS.flatMap((list) => Object.keys(asRecord(manifest[list]) ?? {})));
  const missing = Object.entries(taken).filter(([name]) => !named.has(name));
  const before = manifest.dependencies === undefined ? {} : asRecord(manifest.dependencies);
  if (missing.length === 0 || !before) return null;
  const all = [
    ...Object.entries(before),
    ...missing.map(([name, it]) => [name, `^${it}`] as const),
  ];
  const dependencies = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  const indent = /^[ \t]+(?=")/m.exec(text ?? "")?.[0] ?? INDENT;
  const written = JSON.stringify({ ...manifest, dependencies }, null, indent);
  return text === undefined || text.endsWith("\n") ? `${written}\n` : written;
}

/** Says which packages a package.json names now. */
export function sayNamed(taken: TakenVersions): string {
  const all = Object.entries(taken).map(([name, version]) => `${name} ^${version}`);
  return `package.json now names what the files import: ${all.join(", ")}.`;
}

function readRecord(text: string): Record<string, unknown> | null {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    // Half written, say: whoever writes it goes on.
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
