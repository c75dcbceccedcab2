import { endSession } from "~/accounts/sessions.server";
import { apiRoute } from "~/http/api/api-route.server";

/** Ends this browser's session. Signing out twice is fine. */
export const { loader, action } = apiRoute({
  async POST({ request }) {
    const cookie = await endSession(request);
    return new Response(null, { status: 204, headers: { "Set-Cookie": cookie } });
  },
});
