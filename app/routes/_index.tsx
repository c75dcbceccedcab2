import { useLoaderData } from "@remix-run/react";
import { keptForVisitors } from "~/http/page-cache.server";
import { FACTS, FEATURES, stepsOf } from "~/landing/copy";
import { Hero } from "~/landing/hero";
import { RecentStrip } from "~/landing/recent-strip";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { projectsPath } from "~/platform/paths";
import { searchShowcase } from "~/publishing/showcase.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

/** Cards in the strip: a few screens' worth of sideways scrolling. */
const STRIP_LENGTH = 12;

export const headers = keptForVisitors;

export const handle = { installable: true };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: `${data?.appName ?? ""}: say what you want, ship what you said`,
  description:
    "Describe an app in plain language, watch its files being written, see it run, and publish it at its own address. Free to try, no account needed.",
}));

export async function loader() {
  return { appName: env.APP_NAME, recent: await findRecent() };
}

/** The strip is an extra: without it the page still says everything. */
async function findRecent() {
  try {
    const { projects } = await searchShowcase({});
    return projects.slice(0, STRIP_LENGTH).map(({ slug, name, screenshotUrl, author }) => ({
      slug,
      name,
      screenshotUrl,
      author: { name: author.name },
    }));
  } catch (error) {
    log.error({ err: error }, "the recently published apps could not be read");
    return [];
  }
}

export default function Landing() {
  const { recent } = useLoaderData<typeof loader>();
  const frame = useRootData();
  return (
    <Page frame={frame} path="/">
      <RecentStrip projects={recent} />
      <Hero appName={frame.appName} />

      <div className="page-width">
        <ul className="facts">
          {FACTS.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>

      <section className="page-width section" id="features" aria-labelledby="features-title">
        <div className="section__head">
          <h2 id="features-title">What it does for you</h2>
          <p className="lead">From the first sentence to a live address, in one place.</p>
        </div>
        <ul className="features">
          {FEATURES.map(({ icon, title, text }) => (
            <li className="feature" key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="page-width section" id="chat" aria-labelledby="chat-title">
        <div className="section__head">
          <h2 id="chat-title">How it works</h2>
        </div>
        <ol className="steps">
          {stepsOf(frame.appName).map(({ title, text }) => (
            <li className="step" key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <div className="page-width">
        <section className="closing" aria-labelledby="closing-title">
          <h2 id="closing-title" className="voice">
            What should exist that doesn't yet?
          </h2>
          <p>Start with one sentence. You can change your mind in the next one.</p>
          <ButtonLink variant="primary" href={projectsPath}>
            Try Free
            <Icon name="arrow" />
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}
