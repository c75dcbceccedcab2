import { communityPath, peoplePath } from "~/platform/urls";

/** Parts of the product with pages below other addresses than their own. */
const ALSO_BELOW: Record<string, readonly string[]> = { [communityPath]: [peoplePath] };

/**
 * How a link of the header is marked (`aria-current`): "page" where it leads to the page that is shown,
 * "true" where that is a page of the part it leads to, such as a thread of the community.
 */
export function currentOf(href: string, path: string | undefined): "page" | "true" | undefined {
  if (path === undefined) return undefined;
  if (path === href) return "page";
  if (href === "/") return undefined;
  const isBelow = [href, ...(ALSO_BELOW[href] ?? [])].some((one) => path.startsWith(`${one}/`));
  return isBelow ? "true" : undefined;
}
