import type Arborist from "@npmcli/arborist";
import fetchFromRegistry from "npm-registry-fetch";
import type { PackageNotice } from "../install-types";
import type { RegistryClient } from "../registry-client";
import type { TreePackage, TreePackages } from "../resolve/package-graph";
import { imitated } from "./imitations";

/** A release is told as young for this long, in milliseconds: most harmful ones are found within it. */
export const YOUNG_MS = 24 * 60 * 60 * 1000;
/** How much of a maintainer's message is told, in characters. */
const MESSAGE = 200;

/** What is worth telling of the packages that a project names itself. */
export async function noticesAbout(
  tree: Arborist.Node,
  packages: TreePackages,
  client: RegistryClient,
): Promise<PackageNotice[]> {
  const own = [...tree.edgesOut.values()].flatMap(({ to }) => {
    const found = to && packages.get(to.location);
    return found ? [found.package] : [];
  });
  const young = await Promise.all(own.map((found) => isYoung(found, client)));
  return own.flatMap((found, index) => noticesOf(found, young[index] ?? false));
}

function noticesOf(
  { name, version, deprecated }: TreePackage,
  isYoungOne: boolean,
): PackageNotice[] {
  const texts: string[] = [];
  const known = imitated(name);
  if (known)
    texts.push(`${name} has nearly the name of ${known}. Is it the package that was meant?`);
  if (deprecated) texts.push(`${name} ${version} is deprecated: ${deprecated.slice(0, MESSAGE)}`);
  if (isYoungOne) texts.push(`${name} ${version} was released less than a day ago.`);
  return texts.map((text) => ({ text, file: "package.json" }));
}

/** Whether a version is younger than a day; false where the registry does not say. */
async function isYoung({ name, resolved }: TreePackage, client: RegistryClient): Promise<boolean> {
  const { packuments, pacote } = client;
  const modified = (await packuments.known(name))?.modified;
  if (!isRecent(modified) || resolved === "") return false;
  try {
    const { headers } = await fetchFromRegistry(resolved, { ...pacote, method: "HEAD" });
    return isRecent(headers.get("last-modified") ?? undefined);
  } catch {
    // It is told where it is known; whether the package can be had is another question.
    return false;
  }
}

function isRecent(time: string | undefined): boolean {
  return time !== undefined && Date.now() - Date.parse(time) < YOUNG_MS;
}
