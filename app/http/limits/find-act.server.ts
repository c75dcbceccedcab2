import type { Request } from "express";
import { routePath } from "../requests/route-path.server";
import { ACTS, type Act, type ActName } from "./acts";

interface KnownRequest {
  name: ActName;
  act: Act;
  method: string;
  path: RegExp;
}

const KNOWN = (Object.entries(ACTS) as [ActName, Act][]).flatMap(([name, act]) =>
  act.requests.map((request) => toKnown(name, act, request)),
);

/** What a request does, if that has limits of its own. */
export function findAct({ method, path, url }: Pick<Request, "method" | "path" | "url">) {
  const plain = routePath(path);
  // HEAD does all that GET does.
  const asked = method === "HEAD" ? "GET" : method;
  const found = KNOWN.find(
    (known) =>
      known.method === asked &&
      known.path.test(plain) &&
      (known.act.when === undefined || known.act.when(queryOf(url))),
  );
  return found && { name: found.name, act: found.act };
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}

/** Paths are compared as `routePath` writes them. */
function toKnown(name: ActName, act: Act, request: string): KnownRequest {
  const [method = "", path = ""] = request.split(" ");
  const pattern = path.replaceAll(/:\w+/g, "[^/]+").replace("*", "[^/]+(?:/.*)?");
  return { name, act, method, path: new RegExp(`^${pattern}$`) };
}
