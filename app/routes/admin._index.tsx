import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/account-page/require-admin.server";
import { AdminPage } from "~/admin-page/admin-page";
import {
  adminAuditPath,
  adminCommunityPath,
  adminModelsPath,
  adminPath,
  adminReportsPath,
  mentionsPath,
  moderationLogPath,
} from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { Icon, type IconName } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

const PLACES: readonly { icon: IconName; title: string; text: string; href: string }[] = [
  {
    icon: "alert",
    title: "Reports",
    text: "What people have reported, what waits for a look, and what was decided.",
    href: adminReportsPath,
  },
  {
    icon: "chat",
    title: "Community",
    text: "Categories and rooms, blocked words, and what new members may do.",
    href: adminCommunityPath,
  },
  {
    icon: "code",
    title: "Models",
    text: "Which models answer, which one by default, and how much of them one may use in a day.",
    href: adminModelsPath,
  },
  {
    icon: "key",
    title: "Audit log",
    text: "What administrators did, to whom and why.",
    href: adminAuditPath,
  },
  {
    icon: "external",
    title: "Twitter mentions",
    text: "Posts on X that mention this product, and the bot that answers those that ask for an app.",
    href: mentionsPath,
  },
  {
    icon: "history",
    title: "Moderation log",
    text: "What everybody can read of the moderators' decisions.",
    href: moderationLogPath,
  },
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Administration", path: adminPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export default function Administration() {
  return (
    <AdminPage frame={useRootData()} title="Administration" place={adminPath}>
      <ul className="cards places">
        {PLACES.map(({ icon, title, text, href }) => (
          <li className="card panel place" key={href}>
            <Icon name={icon} />
            <h2>
              <a className="cover-link" href={href}>
                {title}
              </a>
            </h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
