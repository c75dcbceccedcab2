import { pwaProjectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";

/**
 * What somebody can read and work on without a line. A script fills in the lists (app/enhance/kept.ts):
 * only the device itself knows them.
 */
export function KeptOnDevice() {
  return (
    <div className="page-width failure kept" data-kept>
      <h1 data-kept-title>You are offline</h1>
      <p data-kept-lead>
        There is no copy of this page on this device. It opens as soon as your line is back; nothing
        that you saved is lost.
      </p>
      <div className="button-row" data-kept-again>
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
