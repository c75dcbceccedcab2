import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeZip, type ZipContents } from "../../support/make-zip";
import type { Product } from "../product";
import type { Subject } from "./subject";

/** What nobody packs: imports would leave it out too, but it may be larger than an archive can be. */
const NOT_PACKED = /(?:^|\/)(?:node_modules|\.git|\.next)\//;
/** A template has other names for what npm would leave out of its package. */
const SET_ASIDE = /(?:^|\/)(?:_gitignore|gitignore|_npmrc|_env)$/;
/** Lockfiles of templates are those of the tool that they are part of. */
const LOCK = /(?:^|\/)[^/]*lock(?:b|\.json|\.yaml)?$/;
/** As the tool names it that makes a project of it. */
const PLACEHOLDER = /\{\{[\s\w]*(?:name|NAME)[\s\w]*\}\}/g;

/** Makes a project of a folder's files by importing them as a ZIP, as anybody does. @returns its id */
export async function sendProject(product: Product, subject: Subject): Promise<string> {
  const { origin, cookie } = product;
  const form = new FormData();
  const zip = await makeZip(contentsOf(subject));
  form.set("zip", new Blob([new Uint8Array(zip)]), `${path.basename(subject.folder)}.zip`);
  const answer = await fetch(`${origin}/projects/import`, {
    method: "POST",
    // A page takes the answer of a form.
    headers: { cookie, origin, accept: "text/html" },
    body: form,
    redirect: "manual",
  });
  const [, id] = /^\/projects\/([^/]+)\/import$/.exec(answer.headers.get("location") ?? "") ?? [];
  if (id) return id;
  const told = decodeURIComponent(answer.headers.get("set-cookie") ?? "");
  throw new Error(`The import was refused: ${answer.status} ${told.slice(0, 400)}`);
}

function contentsOf({ folder, written = {}, isTemplate }: Subject): ZipContents {
  const contents: ZipContents = { ...written };
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const at = path.join(file.parentPath, file.name);
    const place = path.relative(folder, at).split(path.sep).join("/");
    if (!file.isFile() || NOT_PACKED.test(place) || Object.hasOwn(contents, place)) continue;
    if (isTemplate && (SET_ASIDE.test(place) || LOCK.test(place))) continue;
    const bytes = readFileSync(at);
    contents[place] =
      isTemplate && place === "package.json" ? bytes.toString().replace(PLACEHOLDER, "app") : bytes;
  }
  return contents;
}
