import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireMember } from "~/account-page/require-member.server";
import { FOLLOWED, followSchema } from "~/community/notifications/follow-schema";
import { setFollow } from "~/community/notifications/follows.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { communityPath, notificationsPath } from "~/platform/urls";

/** What somebody wants to hear of a thread or a room: it is kept, and told on the page they came from. */
export async function action({ request }: ActionFunctionArgs) {
  const parsed = followSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) {
    const title = "The form could not be understood. Nothing was changed.";
    return redirectWithFlash(communityPath, { title, kind: "error" });
  }
  const { place, level, returnTo } = parsed.data;
  const user = await requireMember(request, returnTo);
  try {
    await setFollow(user.id, place, level);
    return redirectWithFlash(returnTo, { title: FOLLOWED[level] });
  } catch (error) {
    return redirectWithFlash(returnTo, { title: toAppError(error).message, kind: "error" });
  }
}

/** There is nothing to see at this address. */
export function loader() {
  return redirect(notificationsPath);
}
