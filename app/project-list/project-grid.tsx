import { type ReactNode, useState } from "react";
import { byLastChange } from "./changed-when";
import { type CardLook, type ListedProject, ProjectCard } from "./project-card";

/** As many grey cards as a first row holds. */
const PLACEHOLDERS = ["first", "second", "third"];

interface ProjectGridProps {
  projects: readonly ListedProject[];
  label: string;
  level?: 2 | 3;
  look?: CardLook;
  /** ISO 8601; where it is given, what is sorted by its last change stands below headings of when that was. */
  now?: string | undefined;
  /** Deletes; resolves when the list is up to date, or when it did not work. */
  onDelete(project: ListedProject): Promise<void> | void;
  /** What else can be done with a card's project. */
  partsOf?: ((project: ListedProject) => ReactNode) | undefined;
}

export function ProjectGrid(props: ProjectGridProps) {
  const { projects, label, level = 2, look, now, onDelete, partsOf } = props;
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());

  const remove = async (project: ListedProject) => {
    if (deleting.has(project.id)) return;
    if (!window.confirm("Are you sure you want to delete this project?")) return;
    setDeleting((before) => new Set(before).add(project.id));
    await onDelete(project);
    setDeleting((before) => new Set([...before].filter((id) => id !== project.id)));
  };

  const listOf = (shown: readonly ListedProject[], label: string, level: 2 | 3) => (
    <ul className="project-grid" aria-label={label}>
      {shown.map((project) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            look={look}
            level={level}
            isDeleting={deleting.has(project.id)}
            onDelete={() => void remove(project)}
          >
            {partsOf?.(project)}
          </ProjectCard>
        </li>
      ))}
    </ul>
  );
  const groups = now ? byLastChange(projects.map(withChange), new Date(now)) : [];
  // One heading above everything would say nothing.
  if (groups.length < 2) return listOf(projects, label, level);
  return groups.map(({ title, entries }) => (
    <section key={title} className="project-group" aria-label={title}>
      <h2 className="project-group__title">{title}</h2>
      {listOf(entries, `${label}: ${title}`, 3)}
    </section>
  ));
}

function withChange(project: ListedProject): ListedProject & { updatedAt: string } {
  return { ...project, updatedAt: project.updatedAt ?? project.createdAt };
}

/** What stands there until the browser's own projects are read. */
export function ProjectPlaceholders() {
  return (
    <div className="needs-script">
      <p className="visually-hidden" role="status">
        Loading projects
      </p>
      <ul className="project-grid" aria-hidden="true">
        {PLACEHOLDERS.map((name) => (
          <li key={name}>
            <div className="card project-card project-card--placeholder">
              <div className="project-card__top">
                <div className="skeleton project-cover" />
              </div>
              <div className="skeleton project-card__bar" />
              <div className="skeleton" />
              <div className="skeleton project-card__bar" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
