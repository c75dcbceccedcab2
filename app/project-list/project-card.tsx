import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { deleteProjectPath, projectPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ProjectCover } from "./project-cover";
import { type ProjectState, ProjectStates } from "./project-state";
import { shortDate } from "./short-date";

/** What a card shows, of a stored project or of a trial. */
export interface ListedProject {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
  /** ISO 8601; what a list that is sorted by it is grouped by. */
  updatedAt?: string;
  label?: string | null;
  picture?: string | null;
  isArchived?: boolean;
  states?: readonly ProjectState[];
}

/** How a list's cards differ from those of another list. */
export interface CardLook {
  /** Where a card leads. */
  pathOf(projectId: string): string;
  /** What kind of project each of them is. */
  badge: string;
}

interface ProjectCardProps {
  project: ListedProject;
  look?: CardLook | undefined;
  /** The heading level that fits the page's outline. */
  level: 2 | 3;
  isDeleting: boolean;
  onDelete(): void;
  /** What stands on the picture: a box to select it, and a menu. */
  children?: ReactNode;
}

/** A card that opens its project wherever it is pressed, but for its Delete button. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, look, level, isDeleting, onDelete, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article className="card project-card" aria-busy={isDeleting || undefined}>
      <div className="project-card__top">
        <ProjectCover
          id={project.id}
          text={`${project.name} ${project.description ?? ""}`}
          picture={project.picture}
        />
      </div>
      <Heading className="project-card__name">
        <Link
          className="project-card__link"
          to={(look?.pathOf ?? projectPath)(project.id)}
          title={project.name}
          viewTransition={look !== undefined}
        >
          {project.name}
        </Link>
      </Heading>
      <p className="project-card__description">
        {project.description || "No description provided"}
      </p>
      <div className="project-card__foot">
        <ProjectStates states={project.states ?? []} />
        <span className="project-card__facts">
          {look ? <span className="badge badge--accent">{look.badge}</span> : null}
          {project.label ? (
            <span className="badge project-card__label" title={project.label}>
              {project.label}
            </span>
          ) : null}
          <time dateTime={project.createdAt} title="When it was made">
            {shortDate(project.createdAt)}
          </time>
        </span>
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
            aria-label={`Delete ${project.name}`}
          >
            {isDeleting ? null : <Icon name="trash" />}
            Delete
          </Button>
        </form>
      </div>
      {children}
    </article>
  );
}
