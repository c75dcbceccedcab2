import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Modules that stand in for a framework's, by their places in a project.
 *
 * @param from.beside the address of the module that asks: they are beside it in "shims", or beside the program that it
 *   was bundled into, where that name is Next's
 * @param from.built what the folder is called beside that program
 * @param from.holds a file of the folder, by which it is known
 * @param from.folder where they are to be in a project
 */
export function readShims(from: {
  beside: string;
  built: string;
  holds: string;
  folder: string;
}): ReadonlyMap<string, string> {
  const places = ["./shims", `./${from.built}`].map((name) =>
    fileURLToPath(new URL(name, from.beside)),
  );
  const place =
    [...places, path.resolve("build/store", from.built)].find((one) =>
      existsSync(path.join(one, from.holds)),
    ) ?? "";
  return new Map(
    readdirSync(place).map((name) => [
      `${from.folder}/${name}`,
      readFileSync(path.join(place, name), "utf8"),
    ]),
  );
}
