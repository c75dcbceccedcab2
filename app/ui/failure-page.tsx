import { useHydrated } from "remix-utils/use-hydrated";
import { communityPath, docsPath, projectsPath, showcasePath } from "~/platform/urls";
import { Button, ButtonLink } from "./button";
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
}

/**
 * What a page says instead of itself: not found, not allowed, or a defect of ours.
 *
 * @param title what happened, where that is known better than by the status
 * @param sentence what is known beyond the status, said in its place
 * @param typed what its reader typed and nobody took, to take along
 */
export function FailurePage({ status, title, sentence, typed = null }: FailurePageProps) {
  const words = describeFailure(status);
  return (
    <Page frame={useRootData()}>
      <div className="page-width failure">
        <p className="failure__status" aria-hidden="true">
          {status}
        </p>
        <h1>{title ?? words.title}</h1>
        <p>{sentence ?? words.text}</p>
        {typed === null ? null : (
          <textarea
            className="input"
            aria-label="What you wrote"
            readOnly
            rows={10}
            defaultValue={typed}
          />
        )}
        <div className="button-row">
          <ButtonLink variant="primary" href="/">
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
