import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asNotFound, toAppError } from "~/http/requests/error-response.server";
import { throwTypedPage } from "~/http/requests/typed-page.server";
import { proposeAppId } from "~/phone-apps/app-id";
import { APP_NAME_LENGTH, phoneAppSchema } from "~/phone-apps/phone-app";
import { readPhoneApp } from "~/phone-apps/phone-app.server";
import { HomeScreenSection } from "~/phones-page/home-screen-section";
import { StoresSection } from "~/phones-page/stores-section";
import { AppError } from "~/platform/errors";
import { checkFields, readForm } from "~/platform/form.server";
import { storage } from "~/platform/storage.server";
import { phoneAppPath } from "~/platform/urls";
import { requireProject } from "~/projects/projects.server";
import accountStyles from "~/styles/account.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Phones", noindex: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const viewer = await context.viewer();
  try {
    const { name } = await requireProject(viewer, id);
    const state = await readPhoneApp(viewer, storage, id);
    const proposed = {
      appId: state.address ? proposeAppId(new URL(state.address).host) : "",
      name: [...name].slice(0, APP_NAME_LENGTH).join("").trim(),
    };
    return data({ id, name, state, proposed }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    throw asNotFound(error);
  }
}

/** Checks what was typed; the download that it leads to leaves the page where it is, and has no page to say what is in its way. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request);
  try {
    const { obstacle } = await readPhoneApp(await context.viewer(), storage, id);
    const asked = checkFields(form, phoneAppSchema);
    if (obstacle) throw new AppError(409, obstacle);
    return redirect(phoneAppPath(id, asked), 303);
  } catch (error) {
    const failure = toAppError(error);
    const { message, status, fields } = failure;
    const typed = (name: string) => String(form.get(name) ?? "").slice(0, 500);
    const values = { appId: typed("appId"), name: typed("name") };
    throwTypedPage(failure, { "App ID": values.appId, Name: values.name }, context);
    return data({ values, errors: fields ?? { "": message } }, { status });
  }
}

export default function Phones() {
  const { id, name, state, proposed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const errors: Record<string, string> = refused?.errors ?? {};
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <ProjectTabs id={id} current="Phones" />
          <h1>Phones</h1>
          <p className="muted">
            Puts <bdi>{name}</bdi> on phones: from its address, or from their stores.
          </p>
        </div>
        <ErrorSummary errors={refused ? errors : null} title="Nothing was downloaded" />
        <HomeScreenSection id={id} state={state} />
        <StoresSection id={id} state={state} values={refused?.values ?? proposed} errors={errors} />
      </div>
    </Page>
  );
}
