// Stands in for "react-router" in an app of its framework: what the framework's document is drawn with. All else is
// the router's own, which the path below names whatever stands in for it.
import { createElement, Fragment } from "react";
import { type UIMatch, useLocation, useMatches } from "./own-router";

export * from "./own-router";

interface Shown {
  meta?: (given: unknown) => Descriptor[] | undefined;
  links?: () => Record<string, unknown>[];
}
type Descriptor = Record<string, unknown>;

function useShown(): { match: UIMatch; shown: Shown }[] {
  return useMatches().map((match) => {
    const { shown = {} } = (match.handle ?? {}) as { shown?: Shown };
    return { match, shown };
  });
}

/** What the innermost route says of the page. */
export function Meta() {
  const all = useShown();
  const location = useLocation();
  let said: Descriptor[] = [];
  const matches: unknown[] = [];
  for (const { match, shown } of all) {
    const given = { ...match, loaderData: match.data, meta: said };
    matches.push(given);
    said = shown.meta?.({ ...given, location, matches }) ?? said;
  }
  return createElement(Fragment, null, ...said.map(elementOf));
}

function elementOf(said: Descriptor) {
  if ("title" in said) return createElement("title", null, String(said.title));
  if ("charset" in said || "charSet" in said) {
    return createElement("meta", { charSet: String(said.charset ?? said.charSet) });
  }
  if ("script:ld+json" in said) {
    const text = JSON.stringify(said["script:ld+json"]);
    return createElement("script", { type: "application/ld+json" }, text);
  }
  const { tagName, ...rest } = said;
  return createElement(tagName === "link" ? "link" : "meta", rest);
}

/** The styles and fonts that the routes link. */
export function Links() {
  const all = useShown().flatMap(({ shown }) => shown.links?.() ?? []);
  const links = all.filter((one) => "href" in one);
  return createElement(Fragment, null, ...links.map((one) => createElement("link", one)));
}

/** The page is here already. */
export function Scripts() {
  return null;
}
export const PrefetchPageLinks = Scripts;
export const LiveReload = Scripts;
