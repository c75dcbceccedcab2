import type { ListedProject } from "~/admin/apps/search-projects.server";
import { groupDigits } from "~/platform/group-digits";
import { adminAppPath, adminPersonPath } from "~/platform/urls";
import { TimeAgo } from "~/ui/time-ago";

/** Projects, one a row. */
export function ProjectsTable({ projects }: { projects: readonly ListedProject[] }) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Address</th>
          <th scope="col">Owner</th>
          <th scope="col" className="is-number">
            Visits
          </th>
          <th scope="col">Made</th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.id}>
            <th scope="row">
              <a href={adminAppPath(project.id)}>
                <bdi>{project.name}</bdi>
              </a>{" "}
              <ProjectBadge state={project.state} />
            </th>
            <td>{project.slug}</td>
            <td>
              {project.owner ? (
                <a href={adminPersonPath(project.owner.id)}>
                  <bdi>{project.owner.name}</bdi>
                </a>
              ) : (
                <span className="is-quiet">Nobody’s account</span>
              )}
            </td>
            <td className="is-number is-quiet">
              {project.slug ? groupDigits(project.views) : null}
              {project.slug ? <span className="admin-table__unit"> visits</span> : null}
            </td>
            <td className="is-quiet is-short">
              <TimeAgo at={project.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a project stands, where others can or could see it. */
export function ProjectBadge({ state }: Pick<ListedProject, "state">) {
  if (state === "private") return null;
  const look = state === "published" ? "badge--accent" : "badge--warning";
  return <span className={`badge ${look}`}>{state}</span>;
}
