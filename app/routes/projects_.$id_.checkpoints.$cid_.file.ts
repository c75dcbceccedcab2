import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorResponse } from "~/http/requests/error-response.server";
import { readCheckpointFile } from "~/projects/checkpoint-diff.server";

/** A file as a checkpoint holds it, whole: what a diff links to where it shows no lines. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const viewer = await context.viewer();
    const path = new URL(request.url).searchParams.get("path") ?? "";
    const checkpointId = params.cid ?? "";
    const content = await readCheckpointFile(viewer, params.id ?? "", { checkpointId, path });
    return new Response(content, {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    return errorResponse(error);
  }
}
