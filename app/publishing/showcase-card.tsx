import { groupDigits } from "~/platform/group-digits";
import { publishedPath } from "~/platform/urls";
import { buttonClass } from "~/ui/button";
import { ProjectPicture } from "./project-picture";

/** What a card of the showcase shows. */
export interface ShowcaseCardProject {
  slug: string;
  name: string;
  description: string | null;
  template: string;
  screenshotKey: string | null;
  author: { name: string; imageUrl: string | null };
  /** Shown where it is told. */
  views?: number;
}

/** A published project in the showcase's list. `data-searched` marks what a search looks at. */
export function ShowcaseCard({ project }: { project: ShowcaseCardProject }) {
  const { slug, name, description, template, author, views } = project;
  return (
    <article className="card project-card">
      <div className="project-card__shot">
        <ProjectPicture project={project} />
      </div>
      <div className="project-card__body">
        <h3 className="one-line" data-searched>
          {name}
        </h3>
        {description ? (
          <p className="muted two-lines" data-searched>
            {description}
          </p>
        ) : (
          <p className="muted">No description provided</p>
        )}
        <p className="project-card__facts">
          <span className="badge">{template}</span>
          {views === undefined ? null : (
            <span className="muted small">
              {views === 1 ? "1 view" : `${groupDigits(views)} views`}
            </span>
          )}
        </p>
        <div className="project-card__foot">
          <span className="muted small project-card__author">
            {author.imageUrl ? (
              <img src={author.imageUrl} alt="" width="24" height="24" loading="lazy" />
            ) : null}
            <span className="one-line">
              by <span data-searched>{author.name}</span>
            </span>
          </span>
          <a
            className={buttonClass({ small: true })}
            href={publishedPath(slug)}
            aria-label={`View ${name}`}
          >
            View
          </a>
        </div>
      </div>
    </article>
  );
}

/** The list of cards. */
export function ShowcaseCards({ projects }: { projects: ShowcaseCardProject[] }) {
  return (
    <ul className="cards">
      {projects.map((project) => (
        <li key={project.slug}>
          <ShowcaseCard project={project} />
        </li>
      ))}
    </ul>
  );
}

/** A card whose project is not there yet. */
export function WaitingCard() {
  return (
    <li aria-hidden="true">
      <div className="card project-card">
        <div className="project-card__shot skeleton" />
        <div className="project-card__body">
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      </div>
    </li>
  );
}
