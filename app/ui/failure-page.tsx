import { useEffect, useState } from "react";
import { communityPath, docsPath, projectsPath, showcasePath } from "~/platform/paths";
import { Button, ButtonLink } from "./button";
import { Page } from "./page";
import { useRootData } from "./root-data";

const PLACES = [
  { href: projectsPath, label: "My Projects" },
  { href: showcasePath, label: "Showcase" },
  { href: docsPath, label: "Docs" },
  { href: communityPath, label: "Community" },
];

/** What a page says instead of itself: not found, not allowed, or a defect of ours. */
export function FailurePage({ status }: { status: number }) {
  const { title, text } = describeFailure(status);
  return (
    <Page frame={useRootData()}>
      <div className="page-width failure">
        <p className="failure__status" aria-hidden="true">
          {status}
        </p>
        <h1>{title}</h1>
        <p>{text}</p>
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
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <Button
      data-back={hydrated ? undefined : ""}
      hidden={!hydrated}
      onClick={() => window.history.back()}
    >
      Go Back
    </Button>
  );
}

/** The words for a status; the document's title uses them too. */
export function describeFailure(status: number): { title: string; text: string } {
  if (status === 404) {
    return {
      title: "Page Not Found",
      text: "Sorry, the page you're looking for doesn't exist or has been moved.",
    };
  }
  if (status === 403) {
    return { title: "Not Allowed", text: "This page is not for this account." };
  }
  if (status === 415) {
    return {
      title: "Not a Form",
      text: "This page takes what its own form sends, and this was something else. Nothing was changed.",
    };
  }
  if (status === 429) {
    return { title: "Too Many Requests", text: "Please wait a moment, then try again." };
  }
  if (status < 500) {
    return {
      title: "That Did Not Work",
      text: "The request could not be understood. Nothing was changed.",
    };
  }
  return {
    title: "Something Went Wrong",
    text: "The fault is on our side. Nothing that was saved is lost; please try again in a moment.",
  };
}
