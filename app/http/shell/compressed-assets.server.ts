import { readdirSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";

/** Ending of what the build has compressed (scripts/compress-assets.mjs), and its content coding. */
const CODING = "br";
const MEDIA_TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

/**
 * Sends the compressed copy of a file to whoever takes one. What is there is looked up once, when the
 * server starts: a copy that has gone since is the file itself, or nothing.
 *
 * @param folder the files' folder, whose copies stand beside them; the request's path is below it
 * @param send sends files of the folder
 */
export function preferCompressed(folder: string, send: RequestHandler): RequestHandler {
  const copies = new Set(listFiles(folder));
  return (request, response, next) => {
    const { path: file } = request;
    const type = MEDIA_TYPES[file.slice(file.lastIndexOf(".") + 1)];
    if (!type || !copies.has(`${file.slice(1)}.${CODING}`)) return send(request, response, next);
    response.vary("Accept-Encoding");
    // Parts of a file are parts of what it is, not of its copy.
    if (request.headers.range || !request.acceptsEncodings(CODING)) {
      return send(request, response, next);
    }
    const { url } = request;
    request.url = `${file}.${CODING}`;
    response.set({ "Content-Encoding": CODING, "Content-Type": type });
    send(request, response, (error?: unknown) => {
      request.url = url;
      for (const name of ["Content-Encoding", "Content-Type"]) response.removeHeader(name);
      if (error) return next(error);
      send(request, response, next);
    });
  };
}

/**
 * The paths of all files below a folder; of a server in development there may be none. Node's own recursive list takes
 * three times as long: it looks at every file once more.
 */
function listFiles(folder: string, below = ""): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const name = `${below}${entry.name}`;
      return entry.isDirectory() ? listFiles(path.join(folder, entry.name), `${name}/`) : [name];
    });
  } catch {
    return [];
  }
}
