import type { ShownPerson } from "~/admin/people/read-person.server";
import { adminAppPath, publishedPath } from "~/platform/urls";
import { TimeAgo } from "~/ui/time-ago";

/** The projects of somebody, the newest first. */
export function PersonProjects({ person: { projects, projectCount } }: { person: ShownPerson }) {
  if (projects.length === 0) return <p className="muted">None.</p>;
  return (
    <>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Published at</th>
            <th scope="col">Made</th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ id, name, slug, isLive, createdAt }) => (
            <tr key={id}>
              <th scope="row">
                <a href={adminAppPath(id)}>
                  <bdi>{name}</bdi>
                </a>
              </th>
              <td>{slug && isLive ? <a href={publishedPath(slug)}>{slug}</a> : null}</td>
              <td className="is-quiet is-short">
                <TimeAgo at={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {projectCount > projects.length ? (
        <p className="muted">And {projectCount - projects.length} more.</p>
      ) : null}
    </>
  );
}
