import { Link } from "@remix-run/react";
import { deleteProjectPath, projectPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { shortDate } from "./short-date";

/** What a card shows, of a stored project or of a trial. */
export interface ListedProject {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
}

interface ProjectCardProps {
  project: ListedProject;
  /** The heading level that fits the page's outline. */
  level: 2 | 3;
  isDeleting: boolean;
  onDelete(): void;
}

/** A card that opens its project wherever it is pressed, but for its Delete button. */
export function ProjectCard({ project, level, isDeleting, onDelete }: ProjectCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="card project-card" aria-busy={isDeleting || undefined}>
      <Heading className="project-card__name">
        <Link className="project-card__link" to={projectPath(project.id)} title={project.name}>
          {project.name}
        </Link>
      </Heading>
      <p className="project-card__description">
        {project.description || "No description provided"}
      </p>
      <div className="project-card__foot">
        <time dateTime={project.createdAt}>{shortDate(project.createdAt)}</time>
        {/* Without JavaScript it leads to a page that asks the same question. */}
        <form
          action={deleteProjectPath(project.id)}
          onSubmit={(event) => {
            event.preventDefault();
            onDelete();
          }}
        >
          <Button
            type="submit"
            variant="quiet"
            small
            pending={isDeleting}
            className="project-card__delete"
          >
            {isDeleting ? null : <Icon name="trash" />}
            Delete <span className="visually-hidden">{project.name}</span>
          </Button>
        </form>
      </div>
    </article>
  );
}
