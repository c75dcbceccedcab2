import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a client-side navigation the pressed link is often gone and the focus with it; it goes to
 * the main part then, so that keyboard and screen reader start where the new page does.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
