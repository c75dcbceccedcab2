import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { listPeople, SEARCH_CHARACTERS, searchPeople } from "~/admin/people/search-people.server";
import { AdminPage } from "~/admin-page/admin-page";
import { AdminSearch } from "~/admin-page/admin-search";
import { PeopleTable } from "~/admin-page/people-table";
import { adminPeoplePath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "People", path: adminPeoplePath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const asked = (searchParams.get("q") ?? "").trim().slice(0, SEARCH_CHARACTERS);
  if (asked) return { asked, people: await searchPeople(asked), next: null, isLater: false };
  const after = searchParams.get("after");
  return { asked, ...(await listPeople(after)), isLater: after !== null };
}

export default function People() {
  const { asked, people, next, isLater } = useLoaderData<typeof loader>();
  return (
    <AdminPage frame={useRootData()} title="People" place={adminPeoplePath}>
      <AdminSearch
        action={adminPeoplePath}
        label="Find somebody"
        hint="The beginning of a name, or a whole email address, wallet or id."
        asked={asked}
        maxLength={SEARCH_CHARACTERS}
      />
      {people.length > 0 ? (
        <PeopleTable people={people} />
      ) : (
        <EmptyState icon="person" title={asked ? "Nobody is called so" : "Nobody is here yet"}>
          <p>
            {asked
              ? "A name is found by its beginning; an email address, a wallet and an id by the whole."
              : "Whoever signs in is listed here."}
          </p>
        </EmptyState>
      )}
      {next || isLater ? (
        <nav className="pagination" aria-label="Pages">
          {isLater ? <ButtonLink href={adminPeoplePath}>Newest</ButtonLink> : null}
          {next ? (
            <ButtonLink href={`${adminPeoplePath}?after=${next}`} rel="next">
              Older
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </AdminPage>
  );
}
