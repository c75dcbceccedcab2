import { useLocation } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { communityPath, docsPath, loginPathTo, projectsPath, showcasePath } from "~/platform/urls";
import { Button, ButtonLink } from "./button";
import { NotStored } from "./not-stored";
import { Page } from "./page";
import { useRootData } from "./root-data";

const PLACES = [
  { href: projectsPath, label: "My Projects" },
  { href: showcasePath, label: "Showcase" },
  { href: docsPath, label: "Docs" },
  { href: communityPath, label: "Community" },
];

interface FailurePageProps {
  status: number;
  title?: string | null;
  sentence: string | null;
  typed?: string | null;
  maySignIn?: boolean;
}

/**
 * What a page says instead of itself: not found, not allowed, or a defect of ours.
 *
 * @param title what happened, where that is known better than by the status
 * @param sentence what is known beyond the status, said in its place
 * @param typed what its reader typed and nobody took, to take along
 * @param maySignIn it may be there for somebody who signs in
 */
export function FailurePage({
  status,
  title,
  sentence,
  typed = null,
  maySignIn = false,
}: FailurePageProps) {
  const words = describeFailure(status);
  const { pathname } = useLocation();
  const isSignInOffered = maySignIn || status === 401;
  return (
    <Page frame={useRootData()}>
      <div className="page-width failure">
        <p className="failure__status" aria-hidden="true">
          {status}
        </p>
        <h1>{title ?? words.title}</h1>
        <p>{sentence ?? words.text}</p>
        {maySignIn && status === 404 ? <p>If it is yours, sign in to open it.</p> : null}
        {typed === null ? null : <NotStored text={typed} rows={8} className="stack" />}
        <div className="button-row">
          {isSignInOffered ? (
            <ButtonLink variant="primary" href={loginPathTo(pathname)}>
              Sign In
            </ButtonLink>
          ) : null}
          <ButtonLink variant={isSignInOffered ? "secondary" : "primary"} href="/">
            Back to Home
          </ButtonLink>
          <BackButton />
        </div>
        {status === 404 ? <Places /> : null}
      </div>
    </Page>
  );
}

/** Where somebody with an old address may have wanted to go. */
function Places() {
  return (
    <nav className="failure__places" aria-label="Elsewhere">
      <p className="muted">Or go on with</p>
      <ul className="site-footer__links">
        {PLACES.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Hidden until a script can do it: React on hydrated pages, app/enhance on the others. */
function BackButton() {
  const isHydrated = useHydrated();
  return (
    <Button
      data-back={isHydrated ? undefined : ""}
      hidden={!isHydrated}
      onClick={() => window.history.back()}
    >
      Go Back
    </Button>
  );
}

interface Words {
  title: string;
  text: string;
}

const WORDS: Readonly<Record<number, Words>> = {
  401: {
    title: "You Are Signed Out",
    text: "Nothing was changed. Sign in to go on: you come back to this page.",
  },
  403: { title: "Not Allowed", text: "This page is not for this account." },
  404: {
    title: "Page Not Found",
    text: "Sorry, the page you're looking for doesn't exist or has been moved.",
  },
  410: { title: "Taken Down", text: "This was here, and an administrator has taken it offline." },
  413: { title: "Too Large", text: "That is more than this page takes. Nothing was changed." },
  415: {
    title: "Not a Form",
    text: "This page takes what its own form sends, and this was something else. Nothing was changed.",
  },
  429: { title: "Too Many Requests", text: "Please wait a moment, then try again." },
  451: {
    title: "Taken Down",
    text: "An administrator has taken this offline for legal reasons.",
  },
  503: {
    title: "Busy at the Moment",
    text: "What was saved before is kept. Keep a copy of what you typed, and try again in a moment.",
  },
  507: {
    title: "The Server Is Full",
    text: "The server's disk is full, so nothing was stored just now. What was saved before is kept. Go back to copy what you typed, and try again later.",
  },
};
const NOT_UNDERSTOOD: Words = {
  title: "That Did Not Work",
  text: "The request could not be understood. Nothing was changed.",
};
const OUR_FAULT: Words = {
  title: "Something Went Wrong",
  text: "The fault is on our side. Nothing that was saved is lost; please try again in a moment.",
};

/** The words for a status; the document's title uses them too. */
export function describeFailure(status: number): Words {
  return WORDS[status] ?? (status < 500 ? NOT_UNDERSTOOD : OUR_FAULT);
}
