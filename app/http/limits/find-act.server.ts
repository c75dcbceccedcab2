import type { Request } from "express";
import { routePath } from "../requests/route-path.server";
import { ACTS, type Act, type ActName } from "./acts";

interface KnownRequest {
  name: ActName;
  act: Act;
  path: RegExp;
}

/** By method: a save is compared with a handful of paths, not with some two hundred. */
const KNOWN = new Map<string, KnownRequest[]>();
for (const [name, act] of Object.entries(ACTS) as [ActName, Act][]) {
  for (const request of act.requests) {
    const [method = "", path = ""] = request.split(" ");
    KNOWN.set(method, [...(KNOWN.get(method) ?? []), { name, act, path: patternOf(path) }]);
  }
}

const FORMS = new Map(
  (Object.entries(ACTS) as [ActName, Act][]).flatMap(([name, act]) =>
    (act.forms ?? []).map((form) => [form, name] as const),
  ),
);

/** What a request does, if that has limits of its own. */
export function findAct({ method, path, url }: Pick<Request, "method" | "path" | "url">) {
  const plain = routePath(path);
  // HEAD does all that GET does.
  const asked = method === "HEAD" ? "GET" : method;
  const found = KNOWN.get(asked)?.find(
    (known) =>
      known.path.test(plain) && (known.act.when === undefined || known.act.when(queryOf(url))),
  );
  return found && { name: found.name, act: found.act };
}

/**
 * The act that a form of a page with several is, if that has limits of its own.
 *
 * @param form as acts.ts names it: "/projects/:id send"
 */
export function findFormAct(form: string): ActName | undefined {
  return FORMS.get(form);
}

/** The query of a request, by its address. */
export function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}

/** Paths are compared as `routePath` writes them. */
function patternOf(path: string): RegExp {
  const pattern = path.replaceAll(/:\w+/g, "[^/]+").replace("*", "[^/]+(?:/.*)?");
  return new RegExp(`^${pattern}$`);
}
