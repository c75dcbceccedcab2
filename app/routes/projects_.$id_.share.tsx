import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { asNotFound, toAppError } from "~/http/requests/error-response.server";
import { throwTypedPage } from "~/http/requests/typed-page.server";
import { publisher, screenshots } from "~/http/services/services.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { storage } from "~/platform/storage.server";
import { sharePagePath } from "~/platform/urls";
import { turnName } from "~/platform/visitor-key.server";
import { readShare } from "~/share-page/read-share.server";
import { runPath } from "~/share-page/run-section";
import { carryOutShare } from "~/share-page/share-acts.server";
import { ShareSections } from "~/share-page/share-sections";
import shareStyles from "~/styles/share.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: shareStyles }];

export const meta = pageMeta({ title: "Share", noindex: true });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  try {
    const share = await readShare(await context.viewer(), params.id ?? "", request);
    const awaited = new URL(request.url).searchParams.get("run");
    return data({ share, awaited }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    throw asNotFound(error);
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  try {
    await context.countAct(intent === "publish" ? "publish" : "share-app");
    const visitor = turnName(await context.visitor());
    const engines = { publisher, screenshots, storage, visitor };
    const asked = { form, request };
    const news = await carryOutShare(await context.viewer(), id, asked, engines);
    const { link, ...flash } = news;
    const description = link ?? flash.description;
    return redirectWithFlash(sharePagePath(id), {
      title: flash.title,
      ...(description ? { description } : {}),
    });
  } catch (error) {
    const failure = toAppError(error);
    const { message, status, fields } = failure;
    const texts = [...form].filter((entry): entry is [string, string] => {
      return typeof entry[1] === "string";
    });
    const typed = Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, 5_000)]));
    const { slug = "", name = "", description = "" } = typed;
    throwTypedPage(failure, { Address: slug, Name: name, Description: description }, context);
    return data({ intent, typed, errors: fields ?? { "": message } }, { status });
  }
}

/** How long the page shows what a publication does before it looks again. */
const LOOK_AGAIN_SECONDS = 3;

/** The fields of the forms, by what the summary's links name. */
const FIELD_IDS: Record<string, string> = {
  slug: "share-slug",
  name: "share-name",
  description: "share-text",
  screenshot: "share-picture",
  days: "share-days",
};

export default function SharePage() {
  const { share, awaited } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const errors: Record<string, string> = refused?.errors ?? {};
  const summary = Object.entries(errors).map(([field, message]) => {
    const isFirst = refused?.intent === "publish" && FIELD_IDS[field];
    const id = isFirst ? FIELD_IDS[field]?.replace("share-", "share-publish-") : FIELD_IDS[field];
    return [id ?? "", message] as const;
  });
  return (
    <Page frame={useRootData()}>
      <div className="page-width share-page">
        <div>
          <ProjectTabs id={share.id} current="Share" />
          <h1>Share</h1>
          <p className="muted">
            <bdi>{share.name}</bdi>
          </p>
        </div>
        <ErrorSummary
          errors={summary.length > 0 ? Object.fromEntries(summary) : null}
          title="Nothing was changed"
        />
        {share.run?.state === "publishing" ? (
          <meta
            httpEquiv="refresh"
            content={`${LOOK_AGAIN_SECONDS};url=${runPath(share.id, share.run.id)}`}
          />
        ) : null}
        <ShareSections share={share} awaited={awaited} refused={refused} />
      </div>
    </Page>
  );
}
