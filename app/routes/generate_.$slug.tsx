import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { sessionIdOf } from "~/accounts/sessions.server";
import { env } from "~/platform/env.server";
import { settings } from "~/platform/settings/settings.server";
import {
  personPath,
  publishedPath,
  reportPath,
  screenshotPath,
  showcaseTabPath,
} from "~/platform/urls";
import { findMoved } from "~/publishing/former-slugs.server";
import { SCREENSHOT_RATIO } from "~/publishing/screenshot-rules";
import { findPublished } from "~/publishing/showcase.server";
import { findTakenDown } from "~/publishing/withheld.server";
import { siteUrl } from "~/sites/serving/origin.server";
import { ownersEntrance } from "~/sites/serving/owner-pass.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { pageMeta } from "~/ui/page-meta";
import { Spinner } from "~/ui/waiting";

export const meta = pageMeta<typeof loader>(({ data }) =>
  data
    ? {
        title: `${data.name} by ${data.author}`,
        description: data.description || `${data.name}, an app made with ${data.appName}.`,
        noindex: data.visibility !== "public",
        ...(data.screenshotKey ? { image: shareImage(data.name, data.screenshotKey) } : {}),
      }
    : { title: "Page Not Found", noindex: true },
);

/** Its owner may take a redirect back, or the address. */
const ASKED_ANEW = { "Cache-Control": "no-cache" };

function shareImage(name: string, key: string) {
  const [width, height] = [1280, 1280 * SCREENSHOT_RATIO];
  return { path: screenshotPath(key, width, "jpg"), width, height, alt: `A look at ${name}` };
}

/**
 * The page around a published app. A fetch of the same address gets the app's own HTML; Express
 * answers that before this route is asked.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const project = await findPublished(params.slug ?? "", await context.viewer());
  if (!project) {
    const moved = await findMoved(params.slug ?? "");
    if (moved) throw redirect(publishedPath(moved.slug), { status: 308, headers: ASKED_ANEW });
    const taken = await findTakenDown(params.slug ?? "");
    if (taken) throw data({ sentence: taken.sentence }, { status: taken.status });
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  const site = siteUrl({ headers: { host: new URL(request.url).host } }, env, project.slug);
  const isPrivate = project.visibility === "private";
  // Who sees a private app is signed in.
  const sessionId = sessionIdOf(request.headers.get("Cookie")) ?? "";
  const url = isPrivate ? ownersEntrance(site, { projectId: project.id, sessionId }) : site;
  if (isPrivate && new URL(request.url).searchParams.has("open")) throw redirect(url);
  return {
    appName: settings.APP_NAME,
    visibility: project.visibility,
    name: project.name,
    description: project.description,
    author: project.author.name,
    authorPath: project.authorId ? personPath(project.authorId) : null,
    report: reportPath(`app:${project.id}`),
    screenshotKey: project.screenshotKey,
    url,
    // The way in works for a minute: it is made when it is gone.
    open: isPrivate ? "?open" : site,
  };
}

export default function PublishedApp() {
  const { appName, name, author, authorPath, report, url, open, visibility } =
    useLoaderData<typeof loader>();
  return (
    <div className="viewer">
      <header className="viewer__bar">
        <Logo appName={appName} />
        <div className="viewer__name">
          <h1 className="one-line">{name}</h1>
          <p className="muted small one-line">
            by {authorPath ? <a href={authorPath}>{author}</a> : author}
            {visibility === "private" ? " · Only you see this" : null}
          </p>
        </div>
        <nav aria-label="Published app" className="button-row">
          <ButtonLink variant="quiet" small href={report} rel="nofollow">
            Report
          </ButtonLink>
          <span className="viewer__long">
            <ButtonLink variant="quiet" small href={showcaseTabPath("recent")}>
              Showcase
            </ButtonLink>
          </span>
          <ButtonLink small href={open} target="_blank" rel="noopener">
            Open
            <Icon name="external" />
            <span className="visually-hidden">in a new tab</span>
          </ButtonLink>
        </nav>
      </header>
      <main id="main" className="viewer__stage" tabIndex={-1}>
        <iframe
          src={url}
          title={`${name}, a published app`}
          // Safe because the app has an origin of its own; on ours these tokens would undo each other.
          sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups"
          allow="fullscreen; clipboard-write"
        />
        {/* Shown by app/enhance: without it nothing could take it away again. */}
        <p className="viewer__status" role="status" data-while-loading hidden>
          <Spinner />
          Loading published app...
        </p>
      </main>
    </div>
  );
}
