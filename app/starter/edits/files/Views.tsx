import { type ReactNode, useEffect, useState } from "react";
import { AboutPage } from "./pages/AboutPage";

/** Every page beside the app itself. The address bar holds the page as #slug. */
const pages = [{ slug: "about", name: "About", Page: AboutPage }];

/** Shows the app, or the page that the address names. The app stays mounted, so nothing is lost. */
export function Views({ children }: { children: ReactNode }) {
  const [slug, setSlug] = useState(location.hash.slice(1));

  useEffect(() => {
    const follow = () => setSlug(location.hash.slice(1));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const current = pages.find((page) => page.slug === slug);
  return (
    <>
      <nav className="page-nav" aria-label="Pages">
        <a href="#home" aria-current={current ? undefined : "page"}>
          Home
        </a>
        {pages.map((page) => (
          <a
            key={page.slug}
            href={`#${page.slug}`}
            aria-current={page === current ? "page" : undefined}
          >
            {page.name}
          </a>
        ))}
      </nav>
      <div hidden={current !== undefined}>{children}</div>
      {current && <current.Page />}
    </>
  );
}
