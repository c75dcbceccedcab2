import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { AdminPage } from "~/admin-page/admin-page";
import { listCategories } from "~/community/forum/categories.server";
import { categoryFormSchema, changeCategory } from "~/community/forum/category-admin.server";
import { CategoryForms, categoryAnchor } from "~/community/forum/category-forms";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { adminCategoriesPath, adminCommunityPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { ErrorSummary } from "~/ui/error-summary";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Categories", path: adminCategoriesPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { categories: await listCategories() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await readForm(request);
  const typed = (name: string) => String(form.get(name) ?? "");
  try {
    const asked = checkFields(form, categoryFormSchema);
    await context.countAct("moderate");
    const at = asked.intent === "add" ? undefined : categoryAnchor(asked.id);
    const path = at ? `${adminCategoriesPath}#${encodeURIComponent(at)}` : adminCategoriesPath;
    return redirectWithFlash(path, { title: await changeCategory(admin.id, asked), at });
  } catch (error) {
    const { status, message } = toAppError(error);
    const sent = {
      id: typed("id"),
      name: typed("name"),
      description: typed("description"),
      hasAnswers: form.has("answers"),
      reason: typed("reason"),
    };
    return data({ sent, errors: { "": message } }, { status });
  }
}

export default function Categories() {
  const { categories } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const frame = useRootData();
  const { flash } = frame;
  return (
    <AdminPage
      frame={flash?.at ? { ...frame, flash: null } : frame}
      title="Categories"
      place={adminCommunityPath}
      aside={<a href={adminCommunityPath}>Community</a>}
    >
      <ErrorSummary errors={refused?.errors} title="That did not work" />
      <CategoryForms categories={categories} refused={refused?.sent ?? null} flash={flash} />
    </AdminPage>
  );
}
