import type { LoaderFunctionArgs } from "@remix-run/node";
import { profilePictures } from "~/http/services/services.server";
import { NO_PICTURE } from "~/mentions/pictures/no-picture";

const DAY_SECONDS = 24 * 60 * 60;

/** The picture of a mention's author, for administrators; a plain one where it cannot be had. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { user } = await context.viewer();
  if (!user?.isAdmin) throw new Response(null, { status: 404 });
  const body = await profilePictures.read(params.id ?? "");
  const headers = {
    "Content-Type": body ? "image/webp" : "image/svg+xml",
    "Cache-Control": body ? `private, max-age=${DAY_SECONDS}` : "private, no-store",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(body ? Buffer.from(body) : NO_PICTURE, { headers });
}
