import type { Holding } from "../support/holding";
import { MEMBERS, OWNED, PUBLIC } from "../support/owned-routes";
import type { RouteKey } from "../support/product-routes";
import type { Random } from "./random";

/** Every address of the product with its methods; tests/http/ownership.test.ts holds them complete. */
export const ROUTES: readonly RouteKey[] = [
  ...Object.keys(OWNED),
  ...Object.keys(MEMBERS),
  ...PUBLIC,
];

/** What no id, slug or name is. */
const STRANGE = [
  ...["", "0", "-1", "null", "undefined", "__proto__", "constructor", "%00", "%ff", "%", "%zz"],
  ...["..", ".", "%2e%2e", "%2E", "..%2f", "%5c", "\\", "*", "'", '"', "<b>", "a b", "%20", "%0a"],
  ...["%F0%9F%92%A5", "%C3%A4", "trial_", "trial_%00", "trial_1", ".data", "index.html", "a.xml"],
  ...["x".repeat(300), "%41".repeat(500), "9".repeat(40), "1e309", "NaN", "[]", "{}", "a;b", "~"],
];
const QUERIES = [
  ...["", "", "?", "?index", "?_data=root", "?_routes=x", "?q=", "?q=%00", "?q=%ff", "?q=a&q=b"],
  ...["?page=-1", "?page=1e99", "?page=99999999999999999999", "?tab=recent", "?tab=__proto__"],
  ...["?from=x", "?from=-1", "?content=none", "?path=..%2f..", "?path=index.html", "?version=x"],
  ...["?returnTo=//evil.example", "?returnTo=/%5cevil", "?code=a&state=b", "?error=x", "?%=%&&=="],
  ...["?file=x&checkpoint=y", "?q[]=1&q[a]=2", `?q=${"a".repeat(5_000)}`, "?walletAddress=1"],
];
const PLACES = [
  ...["/@sayso/log", "/@sayso/events", "/@store/x.js", "/@store/../x", "/index.html", "/a/b/c"],
  ...["/__manifest?p=/", "/__manifest", "/build/x.js", "/favicon.ico", "/sw.js", "/.env", "/"],
  ...["/robots.txt", "/api", "/api/nothing", "/nothing", "/api/sockets/rooms", "/_root.data"],
];

/** A target of a request: a route's, with ids that are somebody's or nobody's, and often bent. */
export function makeTarget(random: Random, pattern: string, holdings: readonly Holding[]): string {
  if (random.happens(0.06)) return bend(random, random.pick(PLACES));
  const { ids, slug } = random.pick(holdings);
  const own: Record<string, string> = {
    ":cid": ids.checkpoint,
    ":slug": slug,
    ":id": pattern.startsWith("/api/files") ? random.pick([ids.file, ids.project]) : ids.project,
    ":topic": "features",
    ":provider": "google",
  };
  const path =
    pattern === "/uploads/:id/:name" && ids.upload && random.happens(0.7)
      ? ids.upload
      : pattern
          .replace("(/*)?", () => random.pick(["", "/", "/a.css", "/a/b"]))
          .replaceAll(/:\w+/g, (name) =>
            random.happens(0.2) ? random.pick(STRANGE) : (own[name] ?? random.pick(STRANGE)),
          );
  const query = random.happens(0.3) ? random.pick(QUERIES) : "";
  return bend(random, path + query);
}

/** The same target, or one that reads almost like it. */
function bend(random: Random, target: string): string {
  if (random.happens(0.75)) return target;
  const at = random.below(target.length + 1);
  const [before, after] = [target.slice(0, at), target.slice(at)];
  return random.pick([
    () => `${target}.data`,
    () => `${target}/`,
    () => target.toUpperCase(),
    () => `/${target}`,
    () => `/x/..${target}`,
    () => target.replaceAll("/", "\\"),
    () => before + random.pick(STRANGE) + after,
    () => before + random.bytes(1 + random.below(6)).toString("latin1") + after,
    () => `${before}%${random.below(256).toString(16)}${after}`,
    () => `http://localhost${target}`,
    () => random.pick(["*", "", "x", "//", "?", "#", "/#", "http://", "/".repeat(500)]),
    () => before + "a".repeat(random.pick([1_000, 17_000, 70_000])) + after,
    () => before,
  ])();
}
