import type { LinksFunction } from "@remix-run/node";
import { PhoneList } from "~/project-list/phone/phone-list";
import phoneListStyles from "~/styles/phone-list.css";
import { pageMeta } from "~/ui/page-meta";

export const handle = { hydrate: true, fillsScreen: true, isKeptOffline: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: phoneListStyles }];

export const meta = pageMeta({ title: "My Projects", noindex: true });

export default PhoneList;
