import path from "node:path";
import type { Request, RequestHandler, Response } from "express";
import type { BuiltFile } from "../build/build-types";
import { insertInHead } from "../build/page";
import { sendStoreFile } from "../packages/store-files.server";
import { sendReloads, takeReport } from "../previews/preview-calls.server";
import type { Previews } from "../previews/previews.server";
import { Compressor, encodingFor } from "./compression.server";
import { labelOfHost, labelOfPath, SITES_PATH, type SitesConfig, usesPath } from "./origin.server";
import { asksForWorker, dismissWorker } from "./service-worker-tombstone";
import { setSiteHeaders } from "./site-headers.server";
import { failurePage, missingPage, waitingPage } from "./site-pages";
import { STORAGE_SHIM } from "./storage-shim";

/** A published site, as its publisher hands it out. */
export interface ReleasedSite {
  etag: string;
  kind: string;
  read(path: string): Promise<BuiltFile | null>;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Named by content, so never another content under the same name. */
const HASHED = /^\/assets\/.*-[A-Z0-9]{8}\.\w+$/;

interface SiteRequest {
  label: string;
  path: string;
  /** Below a path of the product's host, rather than on a host of its own. */
  below: boolean;
}

/** The files of one site, and how its answers are cached. */
interface Site {
  kind: string;
  /** The version that every file belongs to; null for a preview, which has none. */
  etag: string | null;
  read(path: string): Promise<BuiltFile | null>;
}

/**
 * Serves sites on their own hosts (and below the fallback path), before anything of the product
 * can answer there.
 */
export function createSitesHandler(options: {
  previews: Previews;
  findRelease: (slug: string) => Promise<ReleasedSite | null>;
  /** Told of each request for something of a published site, before it is answered. */
  onPage?: (request: Request, response: Response, slug: string) => void;
  config: SitesConfig;
}): RequestHandler {
  const { previews, findRelease, onPage, config } = options;
  const compressor = new Compressor();
  return async (request, response, next) => {
    const asked = siteOf(request, config);
    if (!asked) return next();
    try {
      setSiteHeaders(response, config, asked.below);
      if (asked.path === "/@sayso/log") {
        return await takeReport(request, response, previews, asked.label);
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.status(405).set("Allow", "GET, HEAD").type("text").send("Sites are read only.");
        return;
      }
      if (asked.path.startsWith("/@store/")) {
        return sendStoreFile(request, response, asked.path.slice("/@store/".length));
      }
      if (asked.path === "/@sayso/events") return sendReloads(response, previews, asked.label);
      const isPreview = asked.label.startsWith("preview-");
      const site = isPreview
        ? findPreview(response, previews, asked)
        : await findRelease(asked.label);
      if (!isPreview && asksForWorker(request) && !(await site?.read(asked.path))) {
        return dismissWorker(response);
      }
      if (site && !isPreview) onPage?.(request, response, asked.label);
      if (site) return await sendPath(request, response, compressor, site, asked);
      if (!response.headersSent) sendPage(response, 404, missingPage("site"));
    } catch (error) {
      next(error);
    }
  };
}

function siteOf(request: Request, config: SitesConfig): SiteRequest | null {
  const { host } = request.headers;
  const label = labelOfHost(host, config);
  const path = decodePath(request.path);
  if (label !== null) return { label, path, below: false };
  // Elsewhere the product's own pages could be made to load a site's scripts as their own.
  const below = usesPath(host, config) ? labelOfPath(path) : null;
  return below && { label: below.label, path: below.rest, below: true };
}

/** The address of a site's root on the host that was asked. */
function rootOf({ below, label }: SiteRequest): string {
  return below ? `${SITES_PATH}${label}/` : "/";
}

function decodePath(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** A preview's site; one that never built, or is over, is answered here. */
function findPreview(response: Response, previews: Previews, asked: SiteRequest): Site | null {
  const { label } = asked;
  const found = previews.read(label, "/index.html");
  if (found) {
    const read = async (name: string) => previews.read(label, name)?.file ?? null;
    return { kind: found.build.kind, etag: null, read };
  }
  const problems = previews.problemsOf(label);
  const events = `${rootOf(asked)}@sayso/events`;
  if (!problems) sendPage(response, 404, missingPage("preview"));
  else if (problems.length > 0) sendPage(response, 500, failurePage(problems, events));
  else sendPage(response, 200, waitingPage(events));
  return null;
}

async function sendPath(
  request: Request,
  response: Response,
  compressor: Compressor,
  site: Site,
  asked: SiteRequest,
): Promise<void> {
  setCaching(response, site, asked);
  const send = (file: BuiltFile, name: string, html?: string) =>
    sendFile(request, response, compressor, { file, html, site, asked, name });
  if (asked.below && asked.path === "/" && !request.path.endsWith("/")) {
    return redirectToFolder(request, response, asked.label);
  }
  const name = asked.path.endsWith("/") ? `${asked.path}index.html` : asked.path;
  const file = await site.read(name);
  if (file) return send(file, name);
  if (await site.read(`${asked.path}/index.html`)) {
    return redirectToFolder(request, response, path.posix.basename(asked.path));
  }
  const isRoute = !path.posix.extname(asked.path);
  const index = site.kind !== "static" && isRoute ? await site.read("/index.html") : null;
  // Their addresses are relative to the root, wherever they are shown.
  const root = `<base href="${rootOf(asked)}">`;
  if (index) return send(index, "/index.html", root);
  const own = await site.read("/404.html");
  response.status(404);
  if (own) return send(own, "/404.html", root);
  sendPage(response, 404, missingPage("page"));
}

/** Relative addresses of a folder's page need the slash at its end. */
function redirectToFolder(request: Request, response: Response, folder: string): void {
  const query = request.originalUrl.includes("?")
    ? request.originalUrl.slice(request.originalUrl.indexOf("?"))
    : "";
  response.removeHeader("ETag");
  response
    .status(302)
    .set("Location", `./${encodeURIComponent(folder)}/${query}`)
    .end();
}

function setCaching(response: Response, site: Site, { path }: SiteRequest): void {
  if (site.etag === null) {
    response.set("Cache-Control", "no-store");
    return;
  }
  const forGood = `public, max-age=${YEAR_SECONDS}, immutable`;
  response.set("Cache-Control", HASHED.test(path) ? forGood : "no-cache");
}

async function sendFile(
  request: Request,
  response: Response,
  compressor: Compressor,
  sent: { file: BuiltFile; html: string | undefined; site: Site; asked: SiteRequest; name: string },
): Promise<void> {
  const { file, html, site, asked, name } = sent;
  const shim = file.type.startsWith("text/html") && (asked.below || isFramed(request));
  const markup = (html ?? "") + (shim ? STORAGE_SHIM : "");
  const body = markup
    ? Buffer.from(insertInHead(new TextDecoder().decode(file.body), markup))
    : file.body;
  const encoding = encodingFor(request, file.type, body.length);
  response.vary("Accept-Encoding").vary("Sec-Fetch-Dest").set("Content-Type", file.type);
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  const variant =
    (html ? "-r" : "") + (shim ? "-s" : "") + (encoding === "identity" ? "" : `-${encoding}`);
  const version = site.etag && site.etag + variant;
  if (version) response.set("ETag", `"${version}"`);
  if (version && request.fresh) return void response.status(304).end();
  // One name per content: the version, the file, where it is shown.
  const kept = version ? `${version} ${asked.below ? asked.label : ""} ${name}` : undefined;
  const packed = await compressor.compress(body, encoding, kept);
  response.send(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
}

function isFramed(request: Request): boolean {
  const destination = request.headers["sec-fetch-dest"];
  return destination === "iframe" || destination === "frame";
}

function sendPage(response: Response, status: number, html: string): void {
  response.status(status).type("html").set("Cache-Control", "no-store").send(html);
}
