import { resolve } from "./path";

type Place = string | { pathname: string };

/** Node's modules that read what there is: the files that the configuration names, and no others. */
export function fileModules(files: Readonly<Record<string, string>>): Record<string, unknown> {
  const placeOf = (given: Place) =>
    resolve(typeof given === "string" ? given.replace(/^file:\/\//, "") : given.pathname);
  const textOf = (given: Place) => files[placeOf(given)];
  const promises = {
    readFile: async (given: Place) => textOf(given) ?? "",
    readdir: async () => [],
    access: async () => {},
  };
  const fs = {
    readFileSync: (given: Place) => textOf(given) ?? "",
    existsSync: (given: Place) => textOf(given) !== undefined,
    readdirSync: () => [],
    statSync: () => ({ isFile: () => false, isDirectory: () => false }),
    realpathSync: (given: Place) => placeOf(given),
    ...Object.fromEntries(
      ["writeFileSync", "mkdirSync", "copyFileSync", "rmSync", "unlinkSync"].map((name) => [
        name,
        () => {},
      ]),
    ),
    promises,
  };
  // A version's name, which people ask their tools for.
  const nothing = () => "";
  const run = { execSync: nothing, execFileSync: nothing, spawnSync: () => ({ stdout: "" }) };
  return { fs, "fs/promises": promises, child_process: run };
}
