import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { sharedPath, sharedPicture, sharedText } from "~/offline/shared";
import { readForm } from "~/platform/form.server";
import { pwaProjectsPath } from "~/platform/urls";

/** Proxies refuse an answer whose headers are longer than a page of memory; some of it is for the others. */
const LOCATION_LENGTH = 2_000;

/** Where systems send what another app shares, while no service worker takes it. Nothing is stored. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const path = sharedPath(sharedText(form), sharedPicture(form) ? "lost" : undefined);
  if (path.length <= LOCATION_LENGTH) return redirect(path, 303);
  // Coded, so that nothing of it ends an attribute.
  const goOn = `<meta http-equiv="refresh" content="0;url=${path}">`;
  const page = `<!doctype html><html lang="en"><head><title>Your text</title>${goOn}</head><body><p><a href="${path}">Go on with your text</a></p></body></html>`;
  return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export function loader() {
  return redirect(pwaProjectsPath);
}
