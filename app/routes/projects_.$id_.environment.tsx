import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountSection } from "~/account-page/account-section";
import { MissingVariables } from "~/environment-page/missing-variables";
import { VariableForm } from "~/environment-page/variable-form";
import { VariableList } from "~/environment-page/variable-list";
import { findFormAct } from "~/http/limits/find-act.server";
import { asNotFound, toAppError } from "~/http/requests/error-response.server";
import { throwTypedPage } from "~/http/requests/typed-page.server";
import { badRequest } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { environmentPath } from "~/platform/urls";
import {
  listVariables,
  removeVariable,
  setVariables,
} from "~/projects/environment/environment.server";
import { findUsedNames } from "~/projects/environment/find-used-names.server";
import { readOwnPrefixes } from "~/projects/environment/own-prefixes.server";
import { readDotenv } from "~/projects/environment/read-dotenv";
import { variableName, variableSchema } from "~/projects/environment/variable-rules";
import { isTrialId } from "~/projects/project";
import accountStyles from "~/styles/account.css";
import { nameOfProject } from "~/trial/name-of-project.server";
import { openServerCopy } from "~/trial/server-copy.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Environment", noindex: true });

const intentSchema = z.object({ intent: z.enum(["set", "paste", "remove"]) });
const setSchema = variableSchema
  .omit({ isSecret: true })
  .extend({ kind: z.enum(["public", "secret"]) });
const removeSchema = z.object({ name: variableName });
const pasteSchema = z.object({ text: z.string().max(200_000, "That is longer than a .env is.") });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const viewer = await context.viewer();
  try {
    const name = await nameOfProject(viewer, id);
    // The server has no copy of the trial yet.
    const [variables, used, prefixes] =
      name === null
        ? [[], [], []]
        : await Promise.all([
            listVariables(viewer, id),
            findUsedNames(viewer, id),
            readOwnPrefixes(viewer, id),
          ]);
    const set = new Set(variables.map((variable) => variable.name));
    const missing = used.filter((variable) => !set.has(variable.name));
    const wanted = (new URL(request.url).searchParams.get("name") ?? "").slice(0, 100);
    const headers = { "Cache-Control": "no-store" };
    return data({ id, name, variables, prefixes, missing, wanted }, { headers });
  } catch (error) {
    throw asNotFound(error);
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const here = environmentPath(id);
  const form = await readForm(request);
  const textOf = (name: string) => String(form.get(name) ?? "");
  const isSecret = textOf("kind") === "secret";
  try {
    const viewer = await context.viewer();
    const { intent } = checkFields(form, intentSchema);
    const act = findFormAct(`/projects/:id/environment ${intent}`);
    if (act) await context.countAct(act);
    if (isTrialId(id)) await openServerCopy(viewer, await context.visitor(), id);
    switch (intent) {
      case "set": {
        const { kind, ...variable } = checkFields(form, setSchema);
        await setVariables(viewer, id, [{ ...variable, isSecret: kind === "secret" }]);
        return redirectWithFlash(here, { title: `${variable.name} was set` });
      }
      case "remove": {
        const { name } = checkFields(form, removeSchema);
        await removeVariable(viewer, id, name);
        return redirectWithFlash(here, { title: `${name} was removed` });
      }
      case "paste": {
        const { text } = checkFields(form, pasteSchema);
        const { variables, leftOut } = readDotenv(text, await readOwnPrefixes(viewer, id));
        if (variables.length === 0) {
          const why = leftOut.length > 0 ? ` ${leftOut.slice(0, 5).join(" ")}` : "";
          throw badRequest(`No variable was found in it.${why}`);
        }
        await setVariables(viewer, id, variables);
        const title =
          variables.length === 1 ? "1 variable was set" : `${variables.length} variables were set`;
        const left = leftOut.slice(0, 5).join(" ");
        return redirectWithFlash(here, left ? { title, description: left } : { title });
      }
    }
  } catch (error) {
    const failure = toAppError(error);
    const { message, status, fields } = failure;
    // A secret is typed again rather than sent back in a page.
    const typed = { name: textOf("name"), value: isSecret ? "" : textOf("value"), isSecret };
    const pasted = textOf("intent") === "paste" ? textOf("text") : "";
    throwTypedPage(failure, { Name: typed.name, Value: typed.value, Text: pasted }, context);
    return data({ typed, pasted, errors: fields ?? { "": message } }, { status });
  }
}

export default function Environment() {
  const { id, name, variables, prefixes, missing, wanted } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isPasteRefused = refused !== undefined && refused.pasted !== "";
  const offered = wanted ? { name: wanted, value: "", isSecret: false } : undefined;
  const typed = refused && !isPasteRefused ? refused.typed : offered;
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <ProjectTabs id={id} current="Environment" isOnlyPage={name === null} />
          <h1>Environment</h1>
          <p className="muted">
            What <bdi>{name ?? "this trial"}</bdi> is built with. It is in no export, no version and
            no message to a model.
          </p>
        </div>
        <ErrorSummary errors={refused?.errors} title="Nothing was changed" />
        <MissingVariables missing={missing} />
        <VariableList variables={variables} prefixes={prefixes} />
        <AccountSection id="add" title="Add one" hint="One of the same name is replaced.">
          <VariableForm
            key={typed?.name ?? ""}
            {...(typed ? { typed } : {})}
            {...(refused && !isPasteRefused ? { errors: refused.errors } : {})}
          />
        </AccountSection>
        <AccountSection
          id="paste"
          title="Paste a .env"
          hint="Names that pages read become public, all others secret. The text itself is not kept."
        >
          <form method="post" className="stack">
            <input type="hidden" name="intent" value="paste" />
            <Field
              as="textarea"
              rows={5}
              label="Text of the .env"
              name="text"
              defaultValue={refused?.pasted}
              autoComplete="off"
              spellCheck={false}
              placeholder={"VITE_API_URL=https://api.example.com\nVITE_TITLE=Hello"}
              {...(refused?.errors.text ? { error: refused.errors.text } : {})}
            />
            <div className="button-row">
              <Button type="submit">Set all of them</Button>
            </div>
          </form>
        </AccountSection>
      </div>
    </Page>
  );
}
