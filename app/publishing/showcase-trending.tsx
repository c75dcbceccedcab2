import { showcaseTabPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { type ShowcaseCardProject, ShowcaseCards } from "./showcase-card";

/** The most visited apps of late. */
export function ShowcaseTrending({ projects }: { projects: ShowcaseCardProject[] }) {
  return (
    <section aria-labelledby="trending-title">
      <h2 className="visually-hidden" id="trending-title">
        Trending projects
      </h2>
      {projects.length > 0 ? (
        <>
          <p className="search__found muted">
            By visits, each visitor once a day; after two days a visit counts half.
          </p>
          <ShowcaseCards projects={projects} />
        </>
      ) : (
        <EmptyState title="Nothing Trending Yet" icon="ship" level={3}>
          <p>An app appears here with its first visitor.</p>
          <ButtonLink href={showcaseTabPath("recent")}>Recently Added</ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}

/** Launching tokens is not part of the product. */
export function ShowcaseLaunch() {
  return (
    <section aria-labelledby="launch-title">
      <h2 className="visually-hidden" id="launch-title">
        Token Launch
      </h2>
      <EmptyState title="Coming Soon" icon="history" level={3}>
        <p>Launching a token for an app is not possible yet.</p>
      </EmptyState>
    </section>
  );
}
