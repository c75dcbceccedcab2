import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readFacts, SITES_HAVE_HOSTS } from "~/facts/facts.server";
import { content } from "~/http/services/content.server";
import { builtInModels } from "~/http/services/services.server";
import { fragmentCache } from "~/http/shell/fragment-cache.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { Landing } from "~/landing/landing";
import { whoAnswers } from "~/models/choose-model.server";
import { planSettings } from "~/plans/plan-settings.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings/settings.server";
import { showcasePath } from "~/platform/urls";
import { listShowcase } from "~/publishing/showcase.server";
import landingStyles from "~/styles/landing.css";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

/** Cards in the strip: a few screens' worth of sideways scrolling. */
const STRIP_LENGTH = 12;
const TEASERS = 5;

const LINKS = [
  { href: "#features", label: "Features" },
  { href: "#chat", label: "Demo" },
  { href: "#pricing", label: "Pricing" },
  { href: "#faq", label: "FAQ" },
  { href: showcasePath, label: "Showcase" },
];

export const headers = keptForVisitors;

export const handle = { installable: true, scripts: ["landing"] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: landingStyles }];

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: `${data?.appName ?? ""}: say what you want, ship what you said`,
  description:
    "Describe an app in plain language, watch its files being written, see it run, and publish it at its own address. Free to try, no account needed.",
}));

export async function loader() {
  const landing = await fragmentCache.find("/", renderLanding);
  return { appName: settings.APP_NAME, landing };
}

async function renderLanding() {
  const [recent, articles, answers] = await Promise.all([
    orElse([], "the recently published apps", findRecent),
    orElse([], "the articles", findTeasers),
    orElse(null, "the model that answers", () => whoAnswers(builtInModels)),
  ]);
  const { APP_NAME: appName } = settings;
  const { TOKEN_MINT: mint = null } = env;
  const { isOn, prices } = planSettings();
  const offer = { isOn, hasToken: mint !== null, prices };
  const installation = {
    appName,
    appsHaveHosts: SITES_HAVE_HOSTS,
    facts: readFacts(),
    answers,
    offer,
  };
  return <Landing installation={installation} mint={mint} recent={recent} articles={articles} />;
}

async function findRecent() {
  const projects = await listShowcase(STRIP_LENGTH);
  return projects.map(({ slug, name, screenshotUrl, author }) => ({
    slug,
    name,
    screenshotUrl,
    author: { name: author.name },
  }));
}

/** The featured article leads. */
async function findTeasers() {
  const articles = await content.listArticles();
  return articles.toSorted((a, b) => Number(b.featured) - Number(a.featured)).slice(0, TEASERS);
}

/** These are extras: without one of them the page still says everything. */
async function orElse<Found, Else>(
  otherwise: Else,
  what: string,
  read: () => Promise<Found>,
): Promise<Found | Else> {
  try {
    return await read();
  } catch (error) {
    log.error({ err: error }, `${what} could not be read for the front page`);
    return otherwise;
  }
}

export default function LandingPage() {
  const { landing } = useLoaderData<typeof loader>();
  return <Page frame={useRootData()} path="/" links={LINKS} html={landing} />;
}
