import { type AnchorHTMLAttributes, createElement, forwardRef, type MouseEvent } from "react";
import { navigate, withBase } from "./location";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  href: string | { pathname?: string; query?: Record<string, string>; hash?: string };
  replace?: boolean;
  scroll?: boolean;
  prefetch?: unknown;
  shallow?: unknown;
  passHref?: unknown;
  legacyBehavior?: unknown;
  as?: unknown;
  locale?: unknown;
}

/** A link that shows another page of the app without loading it anew. */
const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const {
    href,
    replace,
    scroll,
    prefetch,
    shallow,
    passHref,
    legacyBehavior,
    as,
    locale,
    ...rest
  } = props;
  const target = addressOf(href);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const isInside = /^[/?.#]/.test(target) && !target.startsWith("//") && !target.startsWith("#");
    if (event.defaultPrevented || !isPlain || !isInside || rest.target || rest.download) return;
    event.preventDefault();
    navigate(target, { replace: replace ?? false, scroll: scroll ?? true });
  };
  return createElement("a", { ...rest, ref, href: withBase(target), onClick });
});
Link.displayName = "Link";
export default Link;
export const useLinkStatus = () => ({ pending: false });

function addressOf(href: LinkProps["href"]): string {
  if (typeof href === "string") return href;
  const query = new URLSearchParams(href.query ?? {}).toString();
  return `${href.pathname ?? ""}${query && `?${query}`}${href.hash ?? ""}`;
}
