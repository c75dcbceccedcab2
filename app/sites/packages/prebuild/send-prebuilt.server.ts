import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";
import mime from "mime";
import { noteUse, prebuiltFolder } from "./find-prebuilt";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** A set's key, and a file of it. */
const NAME = /^([a-f0-9]{20}-[a-f0-9]{12})\/([\w.-]+)$/;
const COMPRESSIBLE = /^text\/|javascript|json|xml|svg|wasm/;
/** Somebody waits for it: quick rather than small, some 30 MB a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const ENDINGS = { br: ".br", gzip: ".gz" };

/** Files that are being compressed, by name: whoever asks meanwhile waits for the same. */
const compressing = new Map<string, Promise<boolean>>();

/**
 * Sends a prebuilt module, compressed once for all: it lies beside the module from then on.
 *
 * @param storeFolder that of the package store, absolute
 * @param name below the folder of prebuilt sets
 */
export async function sendPrebuilt(
  request: Request,
  response: Response,
  { storeFolder, name }: { storeFolder: string; name: string },
): Promise<void> {
  const [, key = "", file = ""] = NAME.exec(name) ?? [];
  const whole = path.join(prebuiltFolder(storeFolder), key, file);
  if (key === "" || file === "manifest.json" || !existsSync(whole)) {
    response.status(404).type("text").send("Not found");
    return;
  }
  noteUse(storeFolder, key);
  const type = mime.getType(file) ?? "application/octet-stream";
  const wanted = request.acceptsEncodings(["br", "gzip", "identity"]);
  const encoding = wanted === "br" || wanted === "gzip" ? wanted : null;
  const packed =
    encoding && COMPRESSIBLE.test(type) && (await isCompressed(whole, encoding)) ? encoding : null;
  // The same for everybody, and needed from opaque origins.
  response.set("Access-Control-Allow-Origin", "*").vary("Accept-Encoding").type(type);
  if (packed) response.set("Content-Encoding", packed);
  const sent = packed ? whole + ENDINGS[packed] : whole;
  response.sendFile(sent, { immutable: true, maxAge: YEAR_MS, dotfiles: "allow" });
}

/** Whether a file lies there compressed, now if not before. */
async function isCompressed(file: string, encoding: "br" | "gzip"): Promise<boolean> {
  const target = file + ENDINGS[encoding];
  if (existsSync(target)) return true;
  const running = compressing.get(target);
  if (running) return running;
  const made = compress(file, encoding, target)
    .then(() => true)
    // A full disk, say: it is sent as it is.
    .catch(() => false)
    .finally(() => compressing.delete(target));
  compressing.set(target, made);
  return made;
}

async function compress(file: string, encoding: "br" | "gzip", target: string): Promise<void> {
  const contents = await readFile(file);
  const packed =
    encoding === "br" ? await ENCODERS.br(contents, BROTLI) : await ENCODERS.gzip(contents);
  const draft = `${target}.${randomUUID()}`;
  try {
    await writeFile(draft, packed);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}
