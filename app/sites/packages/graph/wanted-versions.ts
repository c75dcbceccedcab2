/** Where package.json names what a project is made of; the first that names a package counts. */
const LISTS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/** Which versions a package.json asks for: package name → e.g. "^18.2.0". Empty for what cannot be read. */
export function wantedVersions(packageJson: string | undefined): ReadonlyMap<string, string> {
  const wanted = new Map<string, string>();
  const manifest = readJson(packageJson ?? "{}");
  if (!isRecord(manifest)) return wanted;
  for (const list of LISTS) {
    const specs = manifest[list];
    for (const [name, spec] of isRecord(specs) ? Object.entries(specs) : []) {
      if (typeof spec === "string" && !wanted.has(name)) wanted.set(name, spec.trim());
    }
  }
  return wanted;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
