import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireMember } from "~/account-page/require-member.server";
import { readViewer } from "~/accounts/viewer.server";
import { ProfileView } from "~/community/people/profile-view";
import { readProfilePage } from "~/community/people/read-profile.server";
import { blockedBy, blockPerson, unblockPerson } from "~/community/standing/blocks.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { personPath, safeReturnPath } from "~/platform/urls";
import peopleStyles from "~/styles/people.css";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: peopleStyles };

export const meta = pageMeta<typeof loader>(({ data: shown }) => {
  if (!shown) return { title: "Page Not Found", noindex: true };
  const lists = [shown.apps, shown.threads, shown.replies];
  return {
    title: shown.person.name,
    description: `What ${shown.person.name} has published and written.`,
    path: personPath(shown.person.id),
    // Nobody looks for an empty page, nor for a part of one.
    noindex: shown.part !== null || lists.every((list) => !list?.rows.length),
  };
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const [{ user }, shown] = await Promise.all([
    readViewer(request),
    readProfilePage(id, new URL(request.url).searchParams),
  ]);
  if (!shown) throw new Response(null, { status: 404 });
  const reader = {
    isMember: user !== null,
    isSelf: user?.id === id,
    isAdmin: user?.isAdmin ?? false,
    isBlocked: (await blockedBy(user?.id)).has(id),
  };
  return { ...shown, reader };
}

const formSchema = z.object({
  intent: z.enum(["block", "unblock"]),
  /** Where the form stood: a profile, or a post of theirs. */
  returnTo: z.string().optional(),
});

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const path = personPath(id);
  const user = await requireMember(request, path);
  const parsed = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) {
    const title = "The form could not be understood. Nothing was changed.";
    return redirectWithFlash(path, { title, kind: "error" });
  }
  const { intent, returnTo } = parsed.data;
  try {
    await context.countAct("block-person");
    await (intent === "block" ? blockPerson(user.id, id) : unblockPerson(user.id, id));
  } catch (error) {
    const { status, message } = toAppError(error);
    if (status === 404) throw new Response(null, { status });
    return redirectWithFlash(path, { title: message, kind: "error" });
  }
  const title = intent === "block" ? "Blocked. They are not told." : "You read them again";
  return redirectWithFlash(safeReturnPath(returnTo, path), { title });
}

export default function Person() {
  const shown = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()} path={personPath(shown.person.id)}>
      <ProfileView {...shown} />
    </Page>
  );
}
