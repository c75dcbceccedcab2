import { pipeline } from "node:stream/promises";
import { type Request, type Response, Router } from "express";
import type { Viewer } from "~/accounts/user";
import { beginRange } from "~/platform/byte-range";
import { AppError, badRequest, notFound, unauthorized } from "~/platform/errors";
import { flashCookie } from "~/platform/flash.server";
import { endStalledReader } from "~/platform/stream-reader.server";
import { filePath, projectPath } from "~/platform/urls";
import { FILE_LIMITS } from "~/projects/files";
import { binaryKindOf, mediaTypeOf } from "~/projects/media-type";
import { requireProject } from "~/projects/projects.server";
import { findBinary, openBinary } from "~/projects/stored-binaries.server";
import { takeUpload } from "~/projects/take-upload.server";
import { uploadPath } from "~/projects/upload-name";
import { WHEN_TAKEN, type WhenTaken } from "~/projects/when-taken";
import { toAppError } from "../requests/error-response.server";
import { disposition } from "./disposition";
import { type ExpressCall, expressApi, otherMethods } from "./express-api.server";
import { readFileParts } from "./file-parts.server";

/** What one upload can carry; more files are more uploads. */
const LIMITS = { files: 50, bytes: FILE_LIMITS.bytesPerBinary };
/** Shown in place, on their own page as well: nothing in them can run. Everything else is a download. */
const SHOWN = new Set(["picture", "sound", "video", "font"]);

const TRIAL =
  "A trial's files are kept by its browser; add them on its page, with JavaScript. Nothing was stored.";

/** What became of the files of an upload. */
interface Uploaded {
  /** Paths that they have now. */
  stored: string[];
  /** Paths of files that were there before and were to be skipped. */
  skipped: string[];
  refused: { name: string; error: string; code?: string; path?: string; status: number }[];
}

/**
 * Files of a project that are sent as files, and the bytes of those that are no text. Before Remix, which would
 * hold a form in memory whole.
 */
export function projectFileRoutes(): Router {
  const router = Router();
  const address = "/api/projects/:id/upload";
  router.post(
    address,
    expressApi(async (call) => {
      const uploaded = await takeFiles(call);
      const { stored, skipped, refused } = uploaded;
      const [only] = refused;
      if (only && stored.length + skipped.length === 0 && refused.length === 1) {
        const { status, error, code, path } = only;
        throw new AppError(status, error, { ...(code ? { code } : {}), data: { path } });
      }
      call.response.set("Cache-Control", "no-store").json(uploaded);
    }),
  );
  router.all(address, otherMethods("POST"));
  router.post(
    "/projects/:id/upload",
    expressApi(async (call) => tellOnPage(call, await takeFiles(call).catch(refuseAll))),
  );
  router.get(
    "/api/projects/:id/bytes/:hash/:name",
    expressApi(({ viewer, projectId, request, response }) =>
      sendBytes(viewer, projectId, request, response),
    ),
  );
  router.all("/api/projects/:id/bytes/:hash/:name", otherMethods("GET, HEAD"));
  return router;
}

async function takeFiles({ viewer, projectId, request }: ExpressCall): Promise<Uploaded> {
  const uploaded: Uploaded = { stored: [], skipped: [], refused: [] };
  try {
    const project = await requireProject(viewer, projectId);
    if (!project.ownerId) throw unauthorized(TRIAL);
    let count = 0;
    await readFileParts(request, LIMITS, async ({ name, body, fields }) => {
      count += 1;
      const path = uploadPath(fields.get("folder") ?? "", name);
      const whenTaken = whenTakenOf(fields.get("taken"));
      try {
        const stored = await takeUpload(project, { path, body, whenTaken });
        if (stored === null) uploaded.skipped.push(path);
        else uploaded.stored.push(stored);
      } catch (error) {
        // Not the file's fault: the form broke off in it, or the server failed.
        if (!(error instanceof AppError)) throw error;
        const { status, message, code } = error;
        const at = error.data as { path?: string } | undefined;
        uploaded.refused.push({
          name,
          error: message,
          status,
          ...(code ? { code } : {}),
          ...(at?.path ? { path: at.path } : {}),
        });
      }
    });
    if (count === 0) throw badRequest("Choose a file to upload. Nothing was stored.");
    return uploaded;
  } finally {
    // Whoever is refused before the body was read should still get to see why.
    request.resume();
  }
}

function whenTakenOf(sent: string | undefined): WhenTaken {
  if (!sent) return "ask";
  const known = WHEN_TAKEN.find((word) => word === sent);
  if (known) return known;
  throw badRequest(`"taken" is one of ${WHEN_TAKEN.join(", ")}. Nothing was stored.`);
}

function refuseAll(error: unknown): Uploaded {
  const { status, message } = toAppError(error);
  return { stored: [], skipped: [], refused: [{ name: "", error: message, status }] };
}

/** Answers a plain form: back to the project's page, which says what became of the files. */
function tellOnPage(
  { response, projectId }: ExpressCall,
  { stored, skipped, refused }: Uploaded,
): void {
  const names = [...stored, ...skipped];
  const title =
    stored.length > 0
      ? `Stored ${stored.length === 1 ? stored[0] : `${stored.length} files`}`
      : skipped.length > 0 && refused.length === 0
        ? "Nothing was stored: what you sent is there already"
        : refused[0]?.name
          ? "Nothing was stored"
          : "The upload did not finish";
  const [first] = refused;
  const others = refused.length > 1 ? ` ${refused.length - 1} more were refused.` : "";
  const told = first ? `${first.name ? `${first.name}: ` : ""}${first.error}${others}` : "";
  const flash = {
    title: title.slice(0, 200),
    ...(told ? { description: told.slice(0, 500) } : {}),
    kind: first ? ("error" as const) : ("info" as const),
    at: "files",
  };
  const only = first || names.length !== 1 ? undefined : names[0];
  response.set({
    Location: `${only ? filePath(projectId, only) : projectPath(projectId)}#files`,
    "Set-Cookie": flashCookie(flash),
    "Cache-Control": "no-store",
  });
  response.status(303).end();
}

async function sendBytes(
  viewer: Viewer,
  projectId: string,
  request: Request,
  response: Response,
): Promise<void> {
  const { hash = "", name = "" } = request.params;
  const project = await requireProject(viewer, projectId);
  const file = await findBinary(project.id, hash);
  if (!file) throw notFound("There is no such file.");
  const version = `"${hash}"`;
  const isShown = SHOWN.has(binaryKindOf(name)) && !request.url.includes("?download");
  response.set({
    "Content-Type": SHOWN.has(binaryKindOf(name)) ? mediaTypeOf(name) : "application/octet-stream",
    "Content-Disposition": disposition(isShown, name),
    // It must be gone with the session.
    "Cache-Control": "private, no-store",
    ETag: version,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
  });
  const part = beginRange(request, response, { size: file.size, version });
  if (!part || request.method === "HEAD") return void response.end();
  const bytes = await openBinary(project.id, hash, part);
  if (!bytes) throw notFound("There is no such file.");
  endStalledReader(response);
  await pipeline(bytes, response).catch((error: NodeJS.ErrnoException) => {
    // Players of video leave in the middle all the time.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}
