import type { Theme } from "~/platform/theme";
import {
  blogPath,
  careersPath,
  communityPath,
  docsPath,
  privacyPath,
  showcasePath,
  termsPath,
} from "~/platform/urls";
import { ThemeSwitch } from "./theme-switch";

const LINKS = [
  { href: docsPath, label: "Docs" },
  { href: showcasePath, label: "Showcase" },
  { href: communityPath, label: "Community" },
  { href: blogPath, label: "Blog" },
  { href: careersPath, label: "Careers" },
  { href: privacyPath, label: "Privacy" },
  { href: termsPath, label: "Terms" },
];

/** The footer of every page outside the workspace. */
export function Footer({ appName, theme }: { appName: string; theme?: Theme | undefined }) {
  return (
    <footer className="site-footer">
      <div className="page-width site-footer__bar">
        <p className="site-footer__words">
          {appName}. <span className="voice">Say what you want. Ship what you said.</span>
        </p>
        <nav aria-label="Footer">
          <ul className="site-footer__links">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch theme={theme} />
      </div>
    </footer>
  );
}
