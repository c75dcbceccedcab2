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
import { ProjectPicture } from "~/publishing/project-picture";
import { SCREENSHOT_RATIO } from "~/publishing/screenshot-rules";
import { findPublished } from "~/publishing/showcase.server";
import { findTakenDown } from "~/publishing/withheld.server";
import { siteUrl } from "~/sites/serving/origin.server";
import { ownersEntrance } from "~/sites/serving/owner-pass.server";
import { REACHED } from "~/sites/serving/serving.server";
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
    if (taken) {
      const { title, sentence, status } = taken;
      throw data({ title, sentence }, { status });
    }
    throw new Response(null, { status: 404, statusText: "Not Found" });
  }
  const { host } = new URL(request.url);
  const siteAt = (path: string) => siteUrl({ headers: { host } }, env, project.slug, path);
  const site = siteAt("/");
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
    slug: project.slug,
    screenshotKey: project.screenshotKey,
    url,
    appHost: new URL(site, `http://${host}`).host,
    reached: siteAt(REACHED),
    // The way in works for a minute: it is made when it is gone.
    open: isPrivate ? "?open" : site,
  };
}

export default function PublishedApp() {
  const { appName, name, author, authorPath, report, url, open, visibility, reached, appHost } =
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
      <noscript>
        <p className="viewer__plain small muted">
          Nothing to see below? The app may need JavaScript, which is off here, or your browser may
          not reach {appHost}, where it lives. <a href={open}>Open it by itself</a> to see which.
        </p>
      </noscript>
      <main id="main" className="viewer__stage" data-reached={reached} tabIndex={-1}>
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
        <Unreached appHost={appHost} open={open} />
      </main>
    </div>
  );
}

/** Shown by app/enhance in place of the frame, which stays blank where a browser cannot reach the app's own host. */
function Unreached({ appHost, open }: { appHost: string; open: string }) {
  const { slug, screenshotKey } = useLoaderData<typeof loader>();
  return (
    <div className="viewer__unreached" role="alert" hidden>
      {screenshotKey ? (
        <figure>
          <ProjectPicture project={{ slug, screenshotKey }} sizes="20rem" />
          <figcaption className="muted small">How it looked when it was published</figcaption>
        </figure>
      ) : null}
      <h2>The app cannot be reached</h2>
      <p>
        It is published and nothing of it is lost, but your browser got no answer from{" "}
        <strong>{appHost}</strong>, where it lives. You may be offline, or your network may not know
        or allow that address.
      </p>
      <p className="button-row">
        {/* An empty address is this page's. */}
        <ButtonLink variant="primary" href="">
          Try again
        </ButtonLink>
        <ButtonLink href={open} target="_blank" rel="noopener">
          Open it by itself
          <Icon name="external" />
          <span className="visually-hidden">in a new tab</span>
        </ButtonLink>
      </p>
      <p className="muted small">
        If it stays like this from every network, tell whoever runs this server: its apps’ addresses
        have to lead to it.
      </p>
    </div>
  );
}
