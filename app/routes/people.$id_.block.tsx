import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "~/account-page/require-member.server";
import { findByIds } from "~/accounts/name-keys.server";
import { blockedBy } from "~/community/standing/blocks.server";
import { blockPath, personPath, safeReturnPath } from "~/platform/urls";
import { ConfirmPage } from "~/ui/confirm-page";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Block a person", noindex: true });

/** Where the menus of posts and messages lead: `?returnTo=` is where they stand. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const asked = new URL(request.url).searchParams.get("returnTo");
  const returnTo = safeReturnPath(asked ?? undefined, personPath(id));
  const user = await requireMember(request, blockPath(id, returnTo));
  const [person] = await findByIds([id]);
  if (!person || id === user.id) throw new Response(null, { status: 404 });
  const isBlocked = (await blockedBy(user.id)).has(id);
  return { id, name: person.name, isBlocked, returnTo };
}

export default function Block() {
  const { id, name, isBlocked, returnTo } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()} path={personPath(id)}>
      <ConfirmPage
        title={isBlocked ? "Unblock this person?" : "Block this person?"}
        confirmLabel={isBlocked ? "Unblock" : "Block"}
        action={personPath(id)}
        fields={{ intent: isBlocked ? "unblock" : "block", returnTo }}
        cancelHref={returnTo}
        danger={!isBlocked}
      >
        <p>
          {isBlocked ? "You read again what " : "You read no message of "}
          <a href={personPath(id)}>
            <bdi>{name}</bdi>
          </a>
          {isBlocked
            ? " writes, and they can mention you."
            : " in rooms any more, their posts are folded away, and they can neither notify nor mention you. They are not told."}
        </p>
      </ConfirmPage>
    </Page>
  );
}
