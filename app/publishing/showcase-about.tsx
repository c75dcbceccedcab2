import { projectsPath, showcaseTabPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { type ShowcaseCardProject, ShowcaseCards } from "./showcase-card";

interface ShowcaseAboutProps {
  appName: string;
  /** The newest apps, for those who came to see some. */
  projects: ShowcaseCardProject[];
}

/** The newest apps; what the showcase is, and what it is not. */
export function ShowcaseAbout({ appName, projects }: ShowcaseAboutProps) {
  return (
    <>
      {projects.length > 0 ? <Newest projects={projects} /> : null}
      <About appName={appName} />
    </>
  );
}

function Newest({ projects }: Pick<ShowcaseAboutProps, "projects">) {
  return (
    <section className="newest" aria-labelledby="newest-title">
      <div className="newest__head">
        <h2 id="newest-title">Just published</h2>
        <a href={showcaseTabPath("recent")}>See all</a>
      </div>
      <ShowcaseCards projects={projects} />
    </section>
  );
}

function About({ appName }: Pick<ShowcaseAboutProps, "appName">) {
  return (
    <div className="about">
      <div className="prose">
        <h2>What you find here</h2>
        <p>
          Apps that people described in their own words, built with {appName} and published
          themselves. Open any of them: no account is needed to look.
        </p>
        <Notice title="Made by the community, not endorsed by us">
          <p>
            Projects in the showcase are made by members of the community. We do not review, endorse
            or guarantee them: what an app says and does is its author’s. Each runs apart from{" "}
            {appName} and cannot act in your name here. Still, think before you type a password or
            anything personal into an app of somebody you do not know.
          </p>
        </Notice>
        <p className="button-row">
          <ButtonLink variant="primary" href={projectsPath}>
            Start building
          </ButtonLink>
          <ButtonLink href={showcaseTabPath("recent")}>Browse the apps</ButtonLink>
        </p>
      </div>
      <div className="prose">
        <h2>How an app gets here</h2>
        <ol>
          <li>Say what you want in a project, and see it run in the preview.</li>
          <li>Press Publish and choose an address. A picture for the card is optional.</li>
          <li>
            It is live at once, and on top of <a href={showcaseTabPath("recent")}>Recently Added</a>
            . Publishing again keeps the address.
          </li>
        </ol>
        <h2>What is trending</h2>
        <p>
          <a href={showcaseTabPath("trending")}>Trending</a> ranks apps by their visits. A visitor
          counts once a day for an app, robots and the author’s own visits do not count, and after
          two days a visit counts half. Who visited is not kept.
        </p>
      </div>
    </div>
  );
}
