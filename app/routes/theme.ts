import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/platform/form.server";
import { THEMES } from "~/platform/theme";
import { themeCookie } from "~/platform/theme.server";

/** Keeps which colours somebody wants in this browser, and goes back to where they were. */
export async function action({ request }: ActionFunctionArgs) {
  const chosen = (await readForm(request)).get("theme");
  const theme = THEMES.find((one) => one === chosen);
  const headers = theme ? { "Set-Cookie": themeCookie(theme) } : undefined;
  return redirect(pageBefore(request), { status: 303, ...(headers && { headers }) });
}

/** There is nothing to see at this address. */
export function loader() {
  return redirect("/");
}

/** The page of this site that the form was on; the front page where a browser does not say. */
function pageBefore(request: Request): string {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return "/";
  const { host, pathname, search } = new URL(referrer);
  // Two slashes would begin another host.
  return host === request.headers.get("Host") && !pathname.startsWith("//")
    ? pathname + search
    : "/";
}
