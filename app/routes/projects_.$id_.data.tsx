import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import {
  dropCollection,
  dropRecordOf,
  requireCollection,
  setClosed,
} from "~/app-data/owner-data.server";
import { CollectionActs } from "~/data-page/collection-acts";
import { CollectionList } from "~/data-page/collection-list";
import { readOverview, readRecords } from "~/data-page/data-page-data.server";
import { KIND_WORDS, SPACE_WORDS } from "~/data-page/kind-words";
import { NoDataYet } from "~/data-page/no-data-yet";
import { RecordList } from "~/data-page/record-list";
import { asNotFound, toAppError } from "~/http/requests/error-response.server";
import { throwTypedPage } from "~/http/requests/typed-page.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { dataPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import dataStyles from "~/styles/data.css";
import { nameOfProject } from "~/trial/name-of-project.server";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: accountStyles },
  { rel: "stylesheet", href: dataStyles },
];

export const meta = pageMeta({ title: "Data", noindex: true });

const actSchema = z.object({
  intent: z.enum(["remove", "close", "open", "delete"]),
  collection: z.string().max(100),
  record: z.string().max(100).optional(),
});

const NOTHING = { app: [], preview: [], waiting: [] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const viewer = await context.viewer();
  const query = new URL(request.url).searchParams;
  const collection = query.get("collection");
  try {
    const name = await nameOfProject(viewer, id);
    const [overview, shown] = await Promise.all([
      name === null ? NOTHING : readOverview(viewer, id),
      collection ? readRecords(viewer, id, { collection, after: query.get("after") ?? "" }) : null,
    ]);
    const headers = { "Cache-Control": "no-store" };
    return data({ id, name, overview, shown }, { headers });
  } catch (error) {
    throw asNotFound(error);
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request);
  try {
    const asked = checkFields(form, actSchema);
    await context.countAct("change-data");
    const collection = await requireCollection(await context.viewer(), id, asked.collection);
    const here = dataPath(id, collection.id);
    const named = `${collection.kind}/${collection.name}`;
    switch (asked.intent) {
      case "remove":
        await dropRecordOf(collection, asked.record ?? "");
        return redirectWithFlash(here, { title: "The record was deleted" });
      case "close":
        await setClosed(collection, true);
        return redirectWithFlash(here, { title: `${named} is closed` });
      case "open":
        await setClosed(collection, false);
        return redirectWithFlash(here, { title: `${named} is open again` });
      case "delete":
        await dropCollection(collection);
        return redirectWithFlash(dataPath(id), { title: `${named} was deleted` });
    }
  } catch (error) {
    const failure = toAppError(error);
    throwTypedPage(failure, {}, context);
    const { message, status, fields } = failure;
    return data({ errors: fields ?? { "": message } }, { status });
  }
}

export default function Data() {
  const { id, name, overview, shown } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isEmpty = overview.app.length + overview.preview.length === 0;
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <ProjectTabs id={id} current="Data" isOnlyPage={name === null} />
          <h1>{shown ? `${shown.kind}/${shown.name}` : "Data"}</h1>
          {shown ? (
            <p className="muted">{`${SPACE_WORDS[shown.space]}. ${KIND_WORDS[shown.kind]}.`}</p>
          ) : (
            <p className="muted">
              What <bdi>{name ?? "this trial"}</bdi> keeps on the server, for all of its visitors.
            </p>
          )}
        </div>
        <ErrorSummary errors={refused?.errors} title="Nothing was changed" />
        {shown ? (
          <>
            <BackLink href={dataPath(id)}>All data of this project</BackLink>
            <CollectionActs projectId={id} collection={shown} />
            <RecordList records={shown.records} collectionId={shown.id} />
            {shown.next === null ? null : (
              <ButtonLink href={`${dataPath(id, shown.id)}&after=${shown.next}`} rel="next">
                Older records
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            {overview.app.length > 0 ? (
              <CollectionList projectId={id} space="app" collections={overview.app} />
            ) : null}
            {overview.preview.length > 0 ? (
              <CollectionList projectId={id} space="preview" collections={overview.preview} />
            ) : null}
            {isEmpty || overview.waiting.length > 0 ? (
              <NoDataYet waiting={overview.waiting} />
            ) : null}
          </>
        )}
      </div>
    </Page>
  );
}
