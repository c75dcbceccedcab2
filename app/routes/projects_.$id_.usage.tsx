import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  type ModelUsage,
  readProjectUsage,
  sumUsage,
} from "~/generation/runs/project-usage.server";
import { asNotFound } from "~/http/requests/error-response.server";
import { groupDigits } from "~/platform/group-digits";
import accountStyles from "~/styles/account.css";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";
import { dollars } from "~/workspace/conversation/answer-figures";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Usage", noindex: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  try {
    const { name, models } = await readProjectUsage(await context.viewer(), id);
    const sums = models.length > 1 ? [...models, sumUsage(models)] : models;
    return data({ id, name, models: sums }, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    throw asNotFound(error);
  }
}

export default function Usage() {
  const { id, name, models } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <ProjectTabs id={id} current="Usage" />
          <h1>Usage</h1>
          <p className="muted">
            What the answers in <bdi>{name}</bdi> took, as the models' providers counted it.
          </p>
        </div>
        {models.length === 0 ? (
          <EmptyState title="Nothing was answered yet">
            <p>What each answer takes is told here, and below the answer itself.</p>
          </EmptyState>
        ) : (
          <section
            className="usage"
            aria-label="Usage by model"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  <th scope="col">Model</th>
                  <th scope="col">Cost</th>
                  <th scope="col">Answers</th>
                  <th scope="col">Tokens in</th>
                  <th scope="col">Of these cached</th>
                  <th scope="col">Tokens out</th>
                </tr>
              </thead>
              <tbody>
                {models.map((usage) => (
                  <Row key={usage.model} usage={usage} />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </Page>
  );
}

function Row({ usage }: { usage: ModelUsage }) {
  const { model, answers, inputTokens, cachedTokens, outputTokens, cost } = usage;
  return (
    <tr>
      <th scope="row">
        <bdi>{model}</bdi>
      </th>
      <td>{cost === null ? "not known" : dollars(cost)}</td>
      {[answers, inputTokens, cachedTokens, outputTokens].map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
        <td key={index}>{groupDigits(amount)}</td>
      ))}
    </tr>
  );
}
