import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** Packages are kept here as they were published: they never change. */
const KEPT = path.resolve(".cache/compatibility");

/**
 * The unpacked files of a package, fetched once. None of its scripts runs.
 *
 * @param spec name and version, e.g. "create-vite@9.3.0"
 */
export function unpackPackage(spec: string): string {
  const folder = path.join(KEPT, spec.replaceAll("/", "+"));
  if (existsSync(folder)) return path.join(folder, "package");
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  execFileSync("npm", ["pack", spec, "--pack-destination", part, "--silent"], { stdio: "pipe" });
  const [archive = ""] = readdirSync(part);
  // Not every package calls its folder "package".
  mkdirSync(path.join(part, "package"));
  const into = ["-C", path.join(part, "package"), "--strip-components=1"];
  execFileSync("tar", ["-xzf", path.join(part, archive), ...into]);
  renameSync(part, folder);
  return path.join(folder, "package");
}
