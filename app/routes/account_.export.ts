import { Readable } from "node:stream";
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/account-page/require-member.server";
import { exportPerson } from "~/personal-data/export.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";
import { accountPath } from "~/platform/urls";
import { fileNameOf } from "~/projects/export.server";

/** Everything that is stored about the person, as a ZIP. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request, accountPath);
  const name = `${fileNameOf(env.APP_NAME)}-account.zip`;
  const body = createReadableStreamFromReadable(Readable.from(exportPerson(id, storage)));
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
