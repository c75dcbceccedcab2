import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import type { Viewer } from "~/accounts/user";
import { countUnread } from "~/community/notifications/unread-count.server";
import { SCRIPT_PARTS, SCRIPTS } from "~/generated/scripts";
import { env } from "~/platform/env.server";
import { readFlash } from "~/platform/flash.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings/settings.server";
import { CANVAS } from "~/platform/theme";
import { readTheme } from "~/platform/theme.server";
import { manifestPath, WORKER_PATH } from "~/platform/urls";
import siteStyles from "~/styles/site.css";
import { describeFailure, FailurePage } from "~/ui/failure-page";
import { ICON_ADDRESS } from "~/ui/mark";
import { useNonce } from "~/ui/nonce";
import type { PageFrame } from "~/ui/page";
import { useReloadAfterFailure, useWholePages } from "~/ui/page-loads";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";
import { RouteFocus } from "~/ui/route-focus";

/** What a route may ask of the document. */
interface RouteHandle {
  /** Loads React in the browser. */
  hydrate?: boolean;
  /** Scripts of app/enhance that this page wants beside `enhance`, which every page has. */
  scripts?: readonly string[];
  /** The address of what is linked in place of the stylesheet of every page, which it is made of. */
  stylesheet?: string;
  /** Is laid out to the edges of the screen, around notches, and above the keyboard of a phone. */
  fillsScreen?: boolean;
  /** Offers the app for installation. */
  installable?: boolean;
  /**
   * Of a page that React runs: all that is a person's in it is read in the browser, so that a device
   * may keep it for a visitor. Pages that a route keeps for visitors (`keptForVisitors`) are so anyway.
   */
  isKeptOffline?: boolean;
}

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: ICON_ADDRESS, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

export const meta = pageMeta<typeof loader>(({ data: frame, error }) => {
  if (error) {
    return { title: toldBy(error).title ?? describeFailure(statusOf(error)).title, noindex: true };
  }
  return frame && { title: frame.appName };
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await findMember(() => context.viewer());
  const waiting = readFlash(request);
  const frame: PageFrame = {
    appName: settings.APP_NAME,
    origin: env.APP_URL,
    user,
    theme: readTheme(request.headers.get("Cookie")),
    build: context.build,
    ...(env.SERVICE_WORKER === "on" ? { worker: WORKER_PATH } : {}),
    flash: waiting?.flash ?? null,
  };
  return data(frame, waiting ? { headers: { "Set-Cookie": waiting.clear } } : undefined);
}

/**
 * Who is signed in, as the header shows them. While the database cannot say, pages that need nobody
 * are still shown; those that do need somebody ask for themselves, and fail.
 */
async function findMember(whoAsks: () => Promise<Viewer>): Promise<PageFrame["user"]> {
  try {
    const { user } = await whoAsks();
    return user && { name: user.name, unread: await countUnread(user.id) };
  } catch (error) {
    log.error({ err: error }, "the person could not be looked up");
    return null;
  }
}

const VIEWPORT = "width=device-width, initial-scale=1";
/** The page goes under the notch, and is made smaller by the keyboard instead of being covered. */
const TO_THE_EDGES = "viewport-fit=cover, interactive-widget=resizes-content";

/** The document of every page. Remix also wraps the error boundary in it. */
export function Layout({ children }: { children: ReactNode }) {
  const wishes = useWishes();
  const nonce = useNonce();
  const { worker, theme } = useRootData();
  const chosen = theme === "system" ? undefined : theme;
  return (
    <html lang="en" data-worker={worker} data-theme={chosen}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={wishes.fillsScreen ? `${VIEWPORT}, ${TO_THE_EDGES}` : VIEWPORT}
        />
        {(["light", "dark"] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={CANVAS[chosen ?? scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <Meta />
        {/* Before those of routes, which add to it. */}
        <link rel="stylesheet" href={wishes.stylesheet} />
        <Links />
        {wishes.installable || wishes.hydrate ? <link rel="manifest" href={manifestPath} /> : null}
        {/* They would be asked for only when the script that imports them is there. */}
        {[...new Set(wishes.scripts.flatMap((name) => SCRIPT_PARTS[name] ?? []))].map((part) => (
          <link key={part} rel="modulepreload" href={part} />
        ))}
        {wishes.scripts.map((name) =>
          SCRIPTS[name] ? <script key={name} type="module" src={SCRIPTS[name]} /> : null,
        )}
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
        {wishes.hydrate ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function Root() {
  const { hydrate } = useWishes();
  useWholePages(useRootData().build);
  if (!hydrate) return <Outlet />;
  return (
    <>
      <RouteFocus />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { build } = useRootData();
  useWholePages(build);
  useReloadAfterFailure(error);
  return (
    <FailurePage
      status={statusOf(error)}
      maySignIn={isRouteErrorResponse(error) && error.data?.maySignIn === true}
      {...toldBy(error)}
    />
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** What a refusal says of itself, and what somebody typed for what is refused. */
function toldBy(error: unknown): Record<"title" | "sentence" | "typed", string | null> {
  const said = isRouteErrorResponse(error) ? ((error.data ?? {}) as Record<string, unknown>) : {};
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return { title: text(said.title), sentence: text(said.sentence), typed: text(said.typed) };
}

/** The sum of what the matched routes ask for. */
function useWishes(): Required<Omit<RouteHandle, "isKeptOffline">> {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle);
  return {
    hydrate: handles.some(({ hydrate }) => hydrate),
    fillsScreen: handles.some(({ fillsScreen }) => fillsScreen),
    installable: handles.some(({ installable }) => installable),
    stylesheet: handles.find(({ stylesheet }) => stylesheet)?.stylesheet ?? siteStyles,
    scripts: ["enhance", ...handles.flatMap(({ scripts }) => scripts ?? [])],
  };
}
