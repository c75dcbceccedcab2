import { type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { mayRead, readForAdmin } from "~/admin/apps/read-project.server";
import { findProject } from "~/admin/apps/search-projects.server";
import { AdminPage } from "~/admin-page/admin-page";
import { adminAppPath, adminAppsPath, adminFilesPath } from "~/platform/urls";
import { formatBytes } from "~/projects/byte-size";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Files", path: adminAppsPath, noindex: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const project = await findProject(params.id ?? "");
  if (!project) throw new Response(null, { status: 404 });
  // Whoever has not said why is asked first.
  if (!(await mayRead(admin.id, project.id))) throw redirect(adminAppPath(project.id));
  const path = new URL(request.url).searchParams.get("path");
  const { files, shown, isCut } = await readForAdmin(project.id, path);
  return {
    ...{ project, path, shown, isCut },
    files: files.map(({ size, ...file }) => ({ ...file, size: formatBytes(size) })),
  };
}

export default function ProjectFiles() {
  const { project, path, shown, isCut, files } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      frame={useRootData()}
      title={
        <>
          Files of <bdi>{project.name}</bdi>
        </>
      }
      place={adminAppsPath}
      aside={<a href={adminAppPath(project.id)}>Back to the project</a>}
    >
      {path && shown !== null ? (
        <section className="stack" aria-label={path}>
          <h2>
            <bdi>{path}</bdi>
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
          <pre className="admin-file" tabIndex={0}>
            {shown}
          </pre>
          {isCut ? <p className="muted">It goes on; this is its beginning.</p> : null}
        </section>
      ) : null}
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col" className="is-number">
              Size
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.path}>
              <th scope="row">
                {file.isBinary ? (
                  <bdi>{file.path}</bdi>
                ) : (
                  <a href={adminFilesPath(project.id, file.path)}>
                    <bdi>{file.path}</bdi>
                  </a>
                )}
              </th>
              <td className="is-number is-quiet">{file.size}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {files.length === 0 ? <p className="muted">It has no files.</p> : null}
    </AdminPage>
  );
}
