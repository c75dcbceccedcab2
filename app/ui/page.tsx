import type { ReactNode } from "react";
import type { Theme } from "~/platform/theme";
import { Footer } from "./footer";
import { Header, type HeaderLink, type HeaderUser } from "./header";
import { FlashMessage, type FlashText } from "./notice";

export interface PageFrame {
  appName: string;
  /** Scheme and host under which the product is known. */
  origin: string;
  user: HeaderUser | null;
  /** The colours that were chosen in this browser; absent where nothing is known. */
  theme?: Theme;
  /** Names the server's build; absent where nothing is known of it. */
  build?: string;
  /** The address of the service worker; absent where there is none. */
  worker?: string | undefined;
  flash: FlashText | null;
}

interface PageProps {
  /** What the root loader knows: `useRootData()`. */
  frame: PageFrame;
  path?: string;
  /** Instead of the product's links in the header. */
  links?: HeaderLink[];
  /** What the header says of the way to a first project, to members too. */
  start?: string;
  children?: ReactNode;
  /** The main part as rendered before (`fragmentCache`), instead of children. */
  html?: string;
}

/** Header, waiting message, main part and footer: every page but the workspace and the viewer. */
export function Page({ frame, path, links, start, children, html }: PageProps) {
  return (
    <>
      <Header appName={frame.appName} user={frame.user} path={path} links={links} start={start} />
      <FlashMessage flash={frame.flash} />
      {html === undefined ? (
        <main id="main" className="main" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <main
          id="main"
          className="main"
          tabIndex={-1}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      <Footer appName={frame.appName} theme={frame.theme} />
    </>
  );
}
