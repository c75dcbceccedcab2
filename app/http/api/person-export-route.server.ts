import { Router } from "express";
import { readNames } from "~/accounts/names-of.server";
import { reasonField } from "~/admin/audit/reason";
import { noteExport } from "~/admin/people/note-export.server";
import { exportPerson } from "~/personal-data/export.server";
import { notFound } from "~/platform/errors";
import { storage } from "~/platform/storage.server";
import { adminPersonExportPath, adminPersonPath } from "~/platform/urls";
import { expressApi, readExpressForm } from "./express-api.server";
import { sendZip } from "./send-zip.server";

const PATH = adminPersonExportPath(":id").replace("%3A", ":");

/** All that is stored about a person, for an administrator who says why: before Remix, as other downloads. */
export function personExportRoute(): Router {
  const router = Router();
  router.post(
    PATH,
    expressApi(async ({ viewer: { user }, projectId: userId, request, response }) => {
      const isThere = user?.isAdmin && (await readNames([userId])).has(userId);
      if (!user || !isThere) throw notFound();
      const form = await readExpressForm(request);
      const reason = reasonField.safeParse(form.get("reason") ?? undefined);
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
