// What tests in a browser ask of the starter, which they load as one file (tests/e2e/load-starter.ts).
import { apps } from "~/starter/apps/catalog";
import { paramsFor } from "~/starter/engine/params";
import { understand } from "~/starter/match/understand";
import { makePage } from "~/starter/pages/page.server";

export { LAYOUTS } from "~/starter/pages/looks";
export { makeProject, tryEdit } from "./everyday-edits";

/** The files of the page that the starter makes of a request, whatever else it would choose. */
export function pageOf(request: string): ReturnType<typeof makePage> {
  const landing = apps.find(({ id }) => id === "landing");
  if (!landing) throw new Error("There is no landing page.");
  return makePage(paramsFor(landing, understand(request, apps)));
}
