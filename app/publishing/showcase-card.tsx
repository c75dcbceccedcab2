import { publishedPath } from "~/platform/paths";
import { buttonClass } from "~/ui/button";

interface ShowcaseCardProps {
  project: {
    slug: string;
    name: string;
    description: string | null;
    template: string;
    screenshotUrl: string | null;
    author: { name: string };
  };
}

/** A published project in the showcase's list. */
export function ShowcaseCard({ project }: ShowcaseCardProps) {
  return (
    <article className="card project-card">
      <div className="project-card__shot">
        {project.screenshotUrl ? (
          <img src={project.screenshotUrl} alt="" width="640" height="400" loading="lazy" />
        ) : (
          <p className="project-card__said" aria-hidden="true">
            <span className="two-lines">“{project.name}”</span>
          </p>
        )}
      </div>
      <div className="project-card__body">
        <h3 className="one-line">{project.name}</h3>
        <p className="muted two-lines">{project.description || "No description provided"}</p>
        <p>
          <span className="badge">{project.template}</span>
        </p>
        <div className="project-card__foot">
          <span className="muted small one-line">by {project.author.name}</span>
          <a
            className={buttonClass({ small: true })}
            href={publishedPath(project.slug)}
            aria-label={`View ${project.name}`}
          >
            View
          </a>
        </div>
      </div>
    </article>
  );
}
