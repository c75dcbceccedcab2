import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { endSession } from "~/accounts/sessions.server";
import { redirectWithFlash } from "~/platform/flash.server";

/** Ends the session and goes home, which says so. */
export async function action({ request }: ActionFunctionArgs) {
  const headers = new Headers({ "Set-Cookie": await endSession(request) });
  return redirectWithFlash(
    "/",
    { title: "Logged out successfully", description: "You have been logged out." },
    headers,
  );
}

/** A link or a reload must not log anybody out. */
export function loader() {
  return redirect("/");
}
