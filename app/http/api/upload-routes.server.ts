import { Router } from "express";
import { AppError, notFound, unauthorized } from "~/platform/errors";
import { storage } from "~/platform/storage.server";
import { uploadApiPath } from "~/platform/urls";
import { isDocument, readDocumentInTurn } from "~/uploads/documents/read-document.server";
import { dropUpload, findUpload, readUpload } from "~/uploads/stored-uploads.server";
import { isPicture } from "~/uploads/upload-kinds";
import { TOO_LARGE, UPLOAD_BYTES } from "~/uploads/upload-limits";
import type { Uploads } from "~/uploads/uploads.server";
import { disposition } from "./disposition";
import { expressApi, otherMethods } from "./express-api.server";
import { readFilePart } from "./file-part.server";

const FORM = { field: "file", bytes: UPLOAD_BYTES, tooLarge: TOO_LARGE };

const ONLY_DOCUMENTS =
  "Only the text of PDF and DOCX files can become a file of a project. Pictures and videos cannot, yet.";

/** Attaching a file, and opening it again. Both before Remix, which would hold the form twice. */
export function uploadRoutes(uploads: Uploads): Router {
  const router = Router();
  router.post(
    uploadApiPath,
    expressApi(async ({ viewer, request, response }) => {
      try {
        if (!viewer.user) throw unauthorized("Please login to upload files.");
        const attachment = await uploads.take(viewer.user.id, () => readFilePart(request, FORM));
        response.set("Cache-Control", "no-store").json(attachment);
      } finally {
        // Whoever is refused before the body was read should still get to see why.
        request.resume();
      }
    }),
  );
  router.all(uploadApiPath, otherMethods("POST"));
  router.get(
    `${uploadApiPath}/:id/text`,
    expressApi(async ({ viewer, request, response }) => {
      const owner = viewer.user?.id;
      const upload = owner ? await findUpload(owner, request.params.id ?? "") : null;
      if (!upload) throw notFound("There is no such file.");
      if (!isDocument(upload.type)) throw new AppError(415, ONLY_DOCUMENTS);
      const { id, type, ownerId } = upload;
      const bytes = await readUpload(storage, upload);
      const call = { visitor: `account:${ownerId}` };
      const read = bytes && (await readDocumentInTurn(id, { type, bytes }, call));
      if (!read?.text) throw new AppError(400, "This file holds no text that can be read.");
      response.set("Cache-Control", "no-store").json(read);
    }),
  );
  router.all(`${uploadApiPath}/:id/text`, otherMethods("GET"));
  router.get(
    "/uploads/:id/:name",
    expressApi(async ({ viewer, request, response }) => {
      const owner = viewer.user?.id;
      const upload = owner ? await findUpload(owner, request.params.id ?? "") : null;
      const bytes = upload && (await readUpload(storage, upload));
      if (!upload || !bytes) throw notFound("There is no such file.");
      response.set({
        "Content-Type": upload.type,
        // Only pictures that were encoded anew are shown in place; a PDF may be a program.
        "Content-Disposition": disposition(isPicture(upload.type), upload.name),
        // It must be gone with the session.
        "Cache-Control": "private, no-store",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
      });
      response.send(Buffer.from(bytes));
    }),
  );
  router.delete(
    `${uploadApiPath}/:id`,
    expressApi(async ({ viewer, request, response }) => {
      const ownerId = viewer.user?.id;
      const id = request.params.id ?? "";
      if (!ownerId || !(await dropUpload(storage, { ownerId, id }))) {
        throw notFound("There is no such file.");
      }
      response.status(204).end();
    }),
  );
  router.all(`${uploadApiPath}/:id`, otherMethods("DELETE"));
  router.all("/uploads/:id/:name", otherMethods("GET, HEAD"));
  return router;
}
