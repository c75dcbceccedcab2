import { existsSync } from "node:fs";
import path from "node:path";
import type { Request, RequestHandler, Response } from "express";
import type { BuiltFile } from "./build-types";
import { labelOfHost, labelOfPath, type SitesConfig } from "./origin.server";
import { reportsSchema } from "./preview-log";
import type { Previews } from "./previews.server";
import { failurePage, missingPage } from "./site-pages";
import { STORE_FOLDER } from "./store.server";

/** A published site, as its publisher hands it out. */
export interface ReleasedSite {
  etag: string;
  kind: string;
  read(path: string): Promise<BuiltFile | null>;
}

/** Largest report of a page, in bytes. */
const REPORT_BYTES = 200_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Without a host of its own a page gets an opaque origin: it can keep nothing and be nobody. */
const SANDBOX = "sandbox allow-scripts allow-forms allow-modals allow-popups";

const PERMISSIONS =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), publickey-credentials-get=(), identity-credentials-get=()";

interface SiteRequest {
  label: string;
  path: string;
  /** Below a path of the product's host, rather than on a host of its own. */
  below: boolean;
}

/**
 * Serves sites on their own hosts (and below the fallback path), before anything of the product
 * can answer there.
 */
export function createSitesHandler(options: {
  previews: Previews;
  findRelease: (slug: string) => Promise<ReleasedSite | null>;
  config: SitesConfig;
}): RequestHandler {
  const { previews, findRelease, config } = options;
  return async (request, response, next) => {
    const site = siteOf(request, config);
    if (!site) return next();
    try {
      setHeaders(response, config, site.below);
      if (site.path.startsWith("/@store/")) return sendStoreFile(response, site.path);
      if (site.path === "/@sayso/events") return sendReloads(response, previews, site.label);
      if (site.path === "/@sayso/log")
        return await takeReport(request, response, previews, site.label);
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.status(405).set("Allow", "GET, HEAD").type("text").send("Sites are read only.");
        return;
      }
      if (site.label.startsWith("preview-")) return sendPreview(response, previews, site);
      return await sendRelease(response, findRelease, site);
    } catch (error) {
      next(error);
    }
  };
}

function siteOf(request: Request, config: SitesConfig): SiteRequest | null {
  const label = labelOfHost(request.headers.host, config);
  const path = decodePath(request.path);
  if (label !== null) return { label, path, below: false };
  const below = labelOfPath(path);
  return below && { label: below.label, path: below.rest, below: true };
}

function decodePath(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

function setHeaders(response: Response, config: SitesConfig, below: boolean): void {
  const policy = [`frame-ancestors ${config.APP_URL}${below ? " 'self'" : ""}`];
  if (below) {
    policy.push(SANDBOX);
    // From an opaque origin even the site's own modules are another origin's.
    response.set("Access-Control-Allow-Origin", "*");
  }
  response.set({
    "Content-Security-Policy": policy.join("; "),
    "Origin-Agent-Cluster": "?1",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": PERMISSIONS,
  });
}

function sendPreview(response: Response, previews: Previews, site: SiteRequest): void {
  response.set("Cache-Control", "no-store");
  const found = previews.read(site.label, pageOf(site.path));
  if (!found) {
    const problems = previews.problemsOf(site.label);
    response.status(problems ? 500 : 404).type("html");
    response.send(problems?.length ? failurePage(problems) : missingPage("preview"));
    return;
  }
  const { build } = found;
  const file = found.file ?? build.files.get(`${site.path.replace(/\/$/, "")}/index.html`);
  if (file) sendFile(response, file, site);
  else sendFallback(response, build.kind, (name) => build.files.get(name) ?? null, site);
}

async function sendRelease(
  response: Response,
  findRelease: (slug: string) => Promise<ReleasedSite | null>,
  site: SiteRequest,
): Promise<void> {
  const release = await findRelease(site.label);
  if (!release) {
    response.status(404).type("html").set("Cache-Control", "no-store").send(missingPage("site"));
    return;
  }
  const hashed = /^\/assets\/.*-[A-Z0-9]{8}\.\w+$/.test(site.path);
  const caching = hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache";
  response.set("Cache-Control", caching).set("ETag", `"${release.etag}"`);
  const file =
    (await release.read(pageOf(site.path))) ??
    (await release.read(`${site.path.replace(/\/$/, "")}/index.html`));
  if (file) return sendFile(response, file, site);
  const pages = new Map<string, BuiltFile | null>();
  for (const name of ["/404.html", "/index.html"]) pages.set(name, await release.read(name));
  sendFallback(response, release.kind, (name) => pages.get(name) ?? null, site);
}

/** A path without a file: the app's own router decides for bundled kinds, else it is not there. */
function sendFallback(
  response: Response,
  kind: string,
  read: (path: string) => BuiltFile | null,
  site: SiteRequest,
): void {
  const isRoute = !path.posix.extname(site.path);
  const index = kind !== "static" && isRoute && !site.below ? read("/index.html") : null;
  if (index) {
    // Its addresses are relative to the root, wherever the route is.
    const html = new TextDecoder().decode(index.body).replace(/<head[^>]*>/i, '$&<base href="/">');
    response.type("html").send(html);
    return;
  }
  const own = read("/404.html");
  response.status(404).type("html");
  response.send(own ? Buffer.from(own.body) : missingPage("page"));
}

function sendFile(response: Response, file: BuiltFile, site: SiteRequest): void {
  response.set("Content-Type", file.type);
  if (site.below && file.type.startsWith("text/html")) {
    const html = new TextDecoder().decode(file.body);
    response.send(html.replace(/^(\s*(?:<!doctype[^>]*>)?)/i, `$1${STORAGE_SHIM}`));
    return;
  }
  response.send(Buffer.from(file.body));
}

/** In an opaque origin storage throws; apps that only remember things should still run. */
const STORAGE_SHIM = `<script>(()=>{const make=()=>{const m=new Map();return{get length(){return m.size},key:i=>[...m.keys()][i]??null,getItem:k=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:k=>{m.delete(String(k))},clear:()=>m.clear()}};for(const n of["localStorage","sessionStorage"]){try{window[n].length}catch{Object.defineProperty(window,n,{value:make()})}}try{document.cookie}catch{Object.defineProperty(document,"cookie",{get:()=>"",set:()=>{}})}})()</script>`;

function sendStoreFile(response: Response, request: string): void {
  const relative = request.slice("/@store/".length);
  if (!/^[a-f0-9]{12}\/(?:development|production)\/[\w-]+\.js$/.test(relative)) {
    response.status(404).type("text").send("Not found");
    return;
  }
  const file = path.join(STORE_FOLDER, relative);
  if (!existsSync(file)) {
    response.status(404).type("text").send("Not found");
    return;
  }
  response.set("Access-Control-Allow-Origin", "*");
  response.sendFile(file, { immutable: true, maxAge: YEAR_SECONDS * 1000 });
}

function sendReloads(response: Response, previews: Previews, label: string): void {
  const end = previews.followReloads(label, (event) => {
    const data = event.type === "styles" ? JSON.stringify(event.paths) : "{}";
    response.write(`event: ${event.type}\ndata: ${data}\n\n`);
  });
  if (!end) {
    // 204 tells the browser not to come back: this label is over.
    response.status(204).end();
    return;
  }
  response.status(200).set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.flushHeaders();
  const ping = setInterval(() => response.write(": ping\n\n"), 15_000);
  response.on("close", () => {
    clearInterval(ping);
    end();
  });
}

async function takeReport(
  request: Request,
  response: Response,
  previews: Previews,
  label: string,
): Promise<void> {
  if (request.method !== "POST") return void response.status(405).end();
  if (!(Number(request.headers["content-length"]) <= REPORT_BYTES)) {
    // Read and dropped: a connection reset would hide the answer.
    request.resume();
    return void response.status(413).end();
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const parsed = reportsSchema.safeParse(parseOrNull(Buffer.concat(chunks).toString("utf8")));
  if (!parsed.success) return void response.status(400).end();
  response.status(previews.report(label, parsed.data) ? 204 : 404).end();
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** "/" and "/folder/" are their index pages. */
function pageOf(path: string): string {
  return path.endsWith("/") ? `${path}index.html` : path;
}
