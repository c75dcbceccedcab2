import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import { beginRange } from "~/platform/byte-range";
import { notFound } from "~/platform/errors";
import { endStalledReader } from "~/platform/stream-reader.server";
import type { BuiltFile } from "../build/build-types";
import { insertInHead } from "../build/page";
import type { SiteFiles, StreamedFile } from "../engine/engine";
import { Compressor, type Encoding, isCompressible } from "./compression.server";
import { asksForData, sendNoData } from "./no-data";
import { asksForPart, sendNoFile } from "./no-file";
import { pageWithMarkup } from "./page-with-markup";
import { strayPage } from "./site-pages";
import { rootOf, type SiteRequest } from "./site-request.server";
import { STORAGE_SHIM } from "./storage-shim";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Named by content, so never another content under the same name. */
const HASHED = /^\/assets\/.*-[A-Z0-9]{8}\.\w+$/;

/** The files of a site, and how its answers are cached. */
export interface SentSite extends SiteFiles {
  /** The version that every file belongs to; null for a preview, which has none. */
  etag: string | null;
}

/** One request for something of a site that is files. */
interface Asked {
  request: Request;
  response: Response;
  site: SentSite;
  asked: SiteRequest;
}

/** What is put into the head of a page. @property variant tells its version from that of the page as it is */
interface Added {
  markup: string;
  variant: string;
}

/** Sends files of sites: under which name, how cached, in which encoding. */
export class SiteSender {
  readonly #compressor = new Compressor();

  /** Answers with what is at the path that was asked for, or says that nothing is. */
  async send(of: Asked): Promise<void> {
    const { request, response, site, asked } = of;
    setCaching(response, site, asked);
    if (asked.below && asked.path === "/" && !request.path.endsWith("/")) {
      return redirectToFolder(request, response, asked.label);
    }
    const name = asked.path.endsWith("/") ? `${asked.path}index.html` : asked.path;
    if (await this.#sendNamed(of, name)) return;
    if (await site.read(`${asked.path}/index.html`)) {
      return redirectToFolder(request, response, path.posix.basename(asked.path));
    }
    if (asksForData(request, asked.path)) return sendNoData(response, asked.path);
    if (asksForPart(request)) return sendNoFile(request, response, asked.path);
    const isRoute = !path.posix.extname(asked.path);
    // Their addresses are relative to the root, wherever they are shown.
    const base = `<base href="${rootOf(asked)}">`;
    if (site.kind !== "static" && isRoute && (await this.#sendNamed(of, "/index.html", base)))
      return;
    response.status(404);
    if (await this.#sendNamed(of, "/404.html", base)) return;
    sendPage(response, 404, strayPage(rootOf(asked), site.etag === null));
  }

  /** @param base put into the head of a page @returns whether there is such a file */
  async #sendNamed(of: Asked, name: string, base = ""): Promise<boolean> {
    const large = of.site.large?.(name);
    if (large) {
      await this.#sendLarge(of, large, { name, added: addedTo(of, large.type, base) });
      return true;
    }
    const file = await of.site.read(name);
    if (file) await this.#sendFile(of, file, addedTo(of, file.type, base));
    return file !== null;
  }

  async #sendFile(of: Asked, file: BuiltFile, { markup, variant }: Added): Promise<void> {
    const { request, response } = of;
    const plain = { name: file.hash ?? this.#compressor.nameOf(file.body), body: file.body };
    const sent = markup
      ? await this.#compressor.change(plain, markup, (html) => insertInHead(html, markup))
      : plain;
    const unread = { name: sent.name, size: sent.body.length, read: async () => sent.body };
    const encoding = this.#compressor.encodingFor(request, file.type, unread);
    response.vary("Accept-Encoding").vary("Sec-Fetch-Dest").set("Content-Type", file.type);
    const version = setVersion(of, variant, encoding);
    if (version && request.fresh) return void response.status(304).end();
    if (!isCompressible(file.type)) return sendPart(of, sent.body, version);
    const packed = await this.#compressor.compress(unread, encoding);
    endStalledReader(response);
    response.send(toBuffer(packed));
  }

  /**
   * Sends a large file: compressed once for all, or as it is read, so that a slow reader holds no more
   * than a piece of it. It is read whole only to be compressed, a few at once.
   */
  async #sendLarge(
    of: Asked,
    file: StreamedFile,
    { name, added: { markup, variant } }: { name: string; added: Added },
  ): Promise<void> {
    const { request, response, site } = of;
    const read = async () => {
      const whole = await site.read(name);
      if (!whole) throw notFound("This file is not there any more.");
      if (!markup) return whole.body;
      return Buffer.from(insertInHead(new TextDecoder().decode(whole.body), markup));
    };
    const unread = { name: markup + file.hash, size: file.size, read };
    const encoding = this.#compressor.encodingFor(request, file.type, unread);
    response.vary("Accept-Encoding").set("Content-Type", file.type);
    if (isPage(file.type)) response.vary("Sec-Fetch-Dest");
    const version = setVersion(of, variant, encoding);
    if (version && request.fresh) return void response.status(304).end();
    if (encoding === "identity") {
      return streamFile(of, markup ? pageWithMarkup(file, markup) : file, version);
    }
    const packed = await this.#compressor.compress(unread, encoding);
    endStalledReader(response);
    response.send(toBuffer(packed));
  }
}

/** @param base for a page that is shown at an address of another */
function addedTo({ request, asked }: Asked, type: string, base: string): Added {
  const shim = isPage(type) && (asked.below || isFramed(request));
  const variant = (base ? "-r" : "") + (shim ? "-s" : "");
  return { markup: base + (shim ? STORAGE_SHIM : ""), variant };
}

/** Names what is sent: another encoding is another answer. @returns the ETag; null for a preview */
function setVersion({ response, site }: Asked, variant: string, encoding: Encoding): string | null {
  const isPacked = encoding !== "identity";
  if (isPacked) response.set("Content-Encoding", encoding);
  if (!site.etag) return null;
  const version = `"${site.etag}${variant}${isPacked ? `-${encoding}` : ""}"`;
  response.set("ETag", version);
  return version;
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function isPage(type: string): boolean {
  return type.startsWith("text/html");
}

/** Sends what is asked for of a file that is in memory. */
function sendPart({ request, response }: Asked, body: Uint8Array, version: string | null): void {
  const part = beginRange(request, response, { size: body.length, version });
  if (!part) return;
  endStalledReader(response);
  response.end(toBuffer(body.subarray(part.start, part.end + 1)));
}

/** Sends what is asked for of a file as it is read. */
async function streamFile(
  { request, response, site, asked }: Asked,
  file: StreamedFile,
  version: string | null,
): Promise<void> {
  const part = isCompressible(file.type)
    ? { start: 0, end: file.size - 1 }
    : beginRange(request, response, { size: file.size, version });
  if (!part) return;
  const source = await file.open(part);
  if (!source) {
    for (const name of ["Content-Range", "Content-Length", "ETag"]) response.removeHeader(name);
    return sendPage(response, 404, strayPage(rootOf(asked), site.etag === null));
  }
  response.set("Content-Length", String(part.end - part.start + 1));
  if (request.method === "HEAD") {
    source.destroy();
    return void response.end();
  }
  endStalledReader(response);
  // Who leaves early is no failure.
  await pipeline(source, response).catch(() => {});
}

/** Answers with a page of the product's own words. */
export function sendPage(response: Response, status: number, html: string): void {
  response.status(status).type("html").set("Cache-Control", "no-store").send(html);
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

function setCaching(response: Response, site: SentSite, { path }: SiteRequest): void {
  if (site.etag === null) {
    response.set("Cache-Control", "no-store");
    return;
  }
  const forGood = `public, max-age=${YEAR_SECONDS}, immutable`;
  response.set("Cache-Control", HASHED.test(path) ? forGood : "no-cache");
}

function isFramed(request: Request): boolean {
  const destination = request.headers["sec-fetch-dest"];
  return destination === "iframe" || destination === "frame";
}
