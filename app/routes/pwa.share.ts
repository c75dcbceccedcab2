import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { sharedPath } from "~/offline/shared";
import { readForm } from "~/platform/form.server";
import { pwaProjectsPath } from "~/platform/urls";

/** Where systems send what another app shares, while no service worker takes it. Nothing is stored. */
export async function action({ request }: ActionFunctionArgs) {
  return redirect(sharedPath(await readForm(request)), 303);
}

export function loader() {
  return redirect(pwaProjectsPath);
}
