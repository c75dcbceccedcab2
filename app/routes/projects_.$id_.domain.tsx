import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountSection } from "~/account-page/account-section";
import type { Viewer } from "~/accounts/user";
import { DomainSection } from "~/domain-page/domain-section";
import { DOMAINS_PER_PROJECT } from "~/domains/domain";
import { addDomain, checkNow, listDomains, removeDomain } from "~/domains/domains.server";
import { asNotFound, toAppError } from "~/http/requests/error-response.server";
import { throwTypedPage } from "~/http/requests/typed-page.server";
import { domainsBy } from "~/http/services/services.server";
import { PLAN_NAMES } from "~/plans/plan-facts";
import { readPlan } from "~/plans/read-plan.server";
import { env } from "~/platform/env.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { accountPlanPath, domainsPath } from "~/platform/urls";
import { requireProject } from "~/projects/projects.server";
import accountStyles from "~/styles/account.css";
import domainStyles from "~/styles/domains.css";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: accountStyles },
  { rel: "stylesheet", href: domainStyles },
];

export const meta = pageMeta({ title: "Domains", noindex: true });

const askedSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), domain: z.string().max(500) }),
  z.object({ intent: z.literal("check"), id: z.string().min(1).max(100) }),
  z.object({ intent: z.literal("remove"), id: z.string().min(1).max(100) }),
]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const viewer = await context.viewer();
  try {
    const { name, releaseId } = await requireProject(viewer, id);
    const shown = {
      ...{ id, name, isPublished: releaseId !== null },
      domains: await listDomains(viewer, id),
      hasAccount: viewer.user !== null,
      takesPlan: viewer.user !== null && !(await readPlan(viewer.user.id)).hasDomains,
      target: new URL(env.APP_URL).hostname,
    };
    return data(shown, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    throw asNotFound(error);
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const form = await readForm(request);
  try {
    const viewer = await context.viewer();
    const asked = checkFields(form, askedSchema);
    await context.countAct("change-domains");
    return redirectWithFlash(domainsPath(id), await carryOut(viewer, id, asked));
  } catch (error) {
    const failure = toAppError(error);
    const { message, status, fields } = failure;
    const typed = String(form.get("domain") ?? "").slice(0, 500);
    throwTypedPage(failure, { Domain: typed }, context);
    return data({ typed, errors: fields ?? { "": message } }, { status });
  }
}

async function carryOut(viewer: Viewer, projectId: string, asked: z.output<typeof askedSchema>) {
  if (asked.intent === "add") {
    const name = await addDomain(viewer, projectId, { text: asked.domain, by: domainsBy });
    return { title: `${name} was added`, description: "Its records are below." };
  }
  if (asked.intent === "remove") {
    const name = await removeDomain(viewer, projectId, asked.id);
    return { title: `${name} was removed`, description: "Your app stays at its other addresses." };
  }
  const { shownName, problem } = await checkNow(viewer, projectId, { id: asked.id, by: domainsBy });
  return problem
    ? { title: `${shownName} was looked at`, description: problem }
    : { title: `${shownName} is yours` };
}

export default function Domains() {
  const { id, name, domains, isPublished, hasAccount, takesPlan, target } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isFull = domains.length >= DOMAINS_PER_PROJECT;
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <ProjectTabs id={id} current="Domains" />
          <h1>Domains</h1>
          <p className="muted">
            Addresses of your own for <bdi>{name}</bdi>, beside the one that it is published at.
          </p>
        </div>
        <ErrorSummary errors={refused?.errors} title="Nothing was changed" />
        {domains.map((domain) => (
          <DomainSection
            key={domain.id}
            domain={domain}
            target={target}
            isPublished={isPublished}
          />
        ))}
        <AccountSection
          id="add"
          title="Add a domain"
          hint="One that you own: a record in it proves that."
        >
          {!hasAccount ? (
            <p>Domains need an account. Sign in, and move this project into it.</p>
          ) : isFull ? (
            <p>A project can have {DOMAINS_PER_PROJECT} domains. Remove one to add another.</p>
          ) : (
            <form method="post" className="stack">
              {takesPlan ? (
                <p>
                  Domains of your own are part of {PLAN_NAMES.unlimited}:{" "}
                  <a href={accountPlanPath}>your plan</a>.
                </p>
              ) : null}
              <Field
                label="Domain"
                name="domain"
                defaultValue={refused?.typed}
                placeholder="shop.example.com"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                inputMode="url"
                {...(refused?.errors.domain ? { error: refused.errors.domain } : {})}
              />
              <div className="button-row">
                <Button type="submit" name="intent" value="add">
                  Add domain
                </Button>
              </div>
            </form>
          )}
        </AccountSection>
      </div>
    </Page>
  );
}
