import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Product } from "../product";
import type { Subject } from "./subject";

/** What nobody brings along. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|\.git|dist|\.next|\.vscode|\.idea|\.github)\//;
/** A template has other names for what npm would leave out of its package. */
const SET_ASIDE = /(?:^|\/)(?:_gitignore|gitignore|_npmrc|_env|[^/]*lock(?:b|\.json|\.yaml)?)$/;
/** As the tool names it that makes a project of it. */
const PLACEHOLDER = /\{\{[\s\w]*(?:name|NAME)[\s\w]*\}\}/g;

/** Makes a project of a folder's files, as the API takes them. @returns its id */
export async function sendProject(product: Product, subject: Subject): Promise<string> {
  const name = subject.name.slice(0, 60);
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name });
  const texts = new Map(Object.entries(subject.written ?? {}));
  for (const file of readdirSync(subject.folder, { recursive: true, withFileTypes: true })) {
    const at = path.join(file.parentPath, file.name);
    const place = path.relative(subject.folder, at).split(path.sep).join("/");
    if (!file.isFile() || LEFT_OUT.test(place) || SET_ASIDE.test(place) || texts.has(place))
      continue;
    const bytes = readFileSync(at);
    if (/^\.env(?:\.local)?$/.test(place)) await setVariables(product, id, bytes.toString());
    else if (isUtf8(bytes) && !bytes.includes(0)) texts.set(place, bytes.toString());
    else await upload(product, id, place, bytes);
  }
  for (const [file, text] of texts) {
    const content = file === "package.json" ? text.replace(PLACEHOLDER, "app") : text;
    await product.call("POST", `/api/projects/${id}/files`, { path: file, content });
  }
  return id;
}

async function upload(product: Product, id: string, place: string, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.set("folder", path.posix.dirname(place).replace(/^\.$/, ""));
  form.set("file", new Blob([new Uint8Array(bytes)]), path.posix.basename(place));
  await post(product, `/api/projects/${id}/upload`, form);
}

async function setVariables(product: Product, id: string, text: string): Promise<void> {
  if (!/^\s*\w+\s*=/m.test(text)) return;
  await post(
    product,
    `/projects/${id}/environment`,
    new URLSearchParams({ intent: "paste", text }),
  );
}

async function post(product: Product, address: string, body: BodyInit): Promise<void> {
  const { origin, cookie } = product;
  const headers = { cookie, origin };
  const answer = await fetch(origin + address, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  if (answer.status >= 400) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
}
