import { pwaProjectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";

/**
 * What somebody can read and work on without a line. A script fills in the lists (app/enhance/kept.ts):
 * only the device itself knows them.
 */
export function KeptOnDevice() {
  return (
    <div className="page-width failure kept" data-kept>
      <h1 data-kept-title>Kept on this device</h1>
      <p data-kept-lead>These open without a connection. Pages come here when you open them.</p>
      <div className="button-row" hidden data-kept-again>
        {/* The address of the page that was asked for. */}
        <ButtonLink variant="primary" href="">
          Try Again
        </ButtonLink>
        <ButtonLink href={pwaProjectsPath}>My Projects</ButtonLink>
      </div>
      <section aria-labelledby="kept-projects" hidden data-kept-projects>
        <h2 id="kept-projects">Projects on this device</h2>
        <ul className="kept__list" />
      </section>
      <section aria-labelledby="kept-pages" hidden data-kept-pages>
        <h2 id="kept-pages">Pages you can read now</h2>
        <ul className="kept__list" />
      </section>
      <noscript>
        <p className="muted">Keeping pages for later takes JavaScript.</p>
      </noscript>
    </div>
  );
}
