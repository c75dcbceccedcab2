import express, { Router } from "express";
import { readNames } from "~/accounts/names-of.server";
import { reasonField } from "~/admin/audit/reason";
import { noteExport } from "~/admin/people/note-export.server";
import { exportPerson } from "~/personal-data/export.server";
import { notFound } from "~/platform/errors";
import { storage } from "~/platform/storage.server";
import { adminPersonExportPath, adminPersonPath } from "~/platform/urls";
import { expressApi } from "./express-api.server";
import { sendZip } from "./send-zip.server";

/** A form with a reason in it. */
const FORM_BYTES = 20_000;
const PATH = adminPersonExportPath(":id").replace("%3A", ":");

/** All that is stored about a person, for an administrator who says why: before Remix, as other downloads. */
export function personExportRoute(): Router {
  const router = Router();
  router.post(
    PATH,
    express.urlencoded({ extended: false, limit: FORM_BYTES }),
    expressApi(async ({ viewer: { user }, projectId: userId, request, response }) => {
      const isThere = user?.isAdmin && (await readNames([userId])).has(userId);
      if (!user || !isThere) throw notFound();
      const reason = reasonField.safeParse(
        (request.body as { reason?: unknown } | undefined)?.reason,
      );
      if (!reason.success) {
        // The same form, sent to the page itself: it shows what was typed, and what is wrong with it.
        return response.redirect(307, adminPersonPath(userId));
      }
      await noteExport(user.id, userId, reason.data);
      await sendZip(request, response, `person-${userId}`, () => exportPerson(userId, storage));
    }),
  );
  return router;
}
