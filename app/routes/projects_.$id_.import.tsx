import { data, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LeftOutList } from "~/import-page/left-out-list";
import { groupDigits } from "~/platform/group-digits";
import { environmentPath, projectPath } from "~/platform/urls";
import { readReport } from "~/projects/import/import-report.server";
import accountStyles from "~/styles/account.css";
import { ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Imported", noindex: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const found = await readReport(await context.viewer(), id);
  if (!found) throw new Response(null, { status: 404 });
  const { name, report } = found;
  // It was made here.
  if (!report) throw redirect(projectPath(id));
  return data({ id, name, report }, { headers: { "Cache-Control": "no-store" } });
}

export default function ImportReport() {
  const { id, name, report } = useLoaderData<typeof loader>();
  const { from, files, variables, leftOut, more } = report;
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <h1>
            <bdi>{name}</bdi> is here
          </h1>
          <p className="muted">
            {files === 1 ? "1 file" : `${groupDigits(files)} files`} of <bdi>{from}</bdi>
            {variables > 0 ? ` and ${variables} variable${variables === 1 ? "" : "s"}` : ""} came
            along.
          </p>
        </div>
        <p className="button-row">
          <ButtonLink href={projectPath(id)} variant="primary">
            Open the project
          </ButtonLink>
          <ButtonLink href={environmentPath(id)}>Set variables</ButtonLink>
        </p>
        <LeftOutList leftOut={leftOut} more={more} />
      </div>
    </Page>
  );
}
