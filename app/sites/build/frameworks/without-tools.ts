import { readJson } from "./detection/package-json";

/** A package.json without what only a framework's own tools need, which nobody shall fetch. */
export function withoutTools(text: string | undefined, tools: RegExp): string {
  const manifest = readJson(text);
  for (const list of ["dependencies", "devDependencies"]) {
    const said = manifest[list];
    if (typeof said !== "object" || said === null) continue;
    manifest[list] = Object.fromEntries(Object.entries(said).filter(([name]) => !tools.test(name)));
  }
  return JSON.stringify(manifest);
}
