import { useLoaderData } from "@remix-run/react";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { env } from "~/platform/env.server";
import { blogPath, communityPath, docsPath, projectsPath, showcasePath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

interface Place {
  icon: IconName;
  title: string;
  text: string;
  href: string;
}

const PLACES: readonly Place[] = [
  {
    icon: "app",
    title: "Showcase",
    text: "Apps that people described, built and published. Open one, then make your own.",
    href: showcasePath,
  },
  {
    icon: "file",
    title: "Docs",
    text: "From the first sentence to a published app, and how to run all of this yourself.",
    href: docsPath,
  },
  {
    icon: "code",
    title: "Engineering blog",
    text: "How it works inside: streams, checkpoints, previews, and what went wrong on the way.",
    href: blogPath,
  },
];

export const headers = keptForVisitors;

export const meta = pageMeta({
  title: "Community",
  description:
    "Where people who build meet: see what others have published, read how it works, and ask.",
});

export function loader() {
  return { chatUrl: env.CHAT_URL, sourceUrl: env.SOURCE_URL, contactEmail: env.CONTACT_EMAIL };
}

/** Until the forum is here: what it will be, and where people are today. */
export default function Community() {
  const places = placesOf(useLoaderData<typeof loader>());
  return (
    <Page frame={useRootData()} path={communityPath}>
      <div className="page-width">
        <div className="page-head">
          <h1>Community</h1>
          <p className="lead">
            A forum for questions and finished things, and rooms to talk in, are being built. They
            will be on this page. This is where people are today:
          </p>
        </div>
        <ul className="cards places">
          {places.map(({ icon, title, text, href }) => (
            <li className="card panel place" key={title}>
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
        <section className="closing" aria-labelledby="closing-title">
          <h2 id="closing-title" className="voice">
            The best way in is to make something.
          </h2>
          <p>Publish it, and it is in the showcase for everybody to see.</p>
          <ButtonLink variant="primary" href={projectsPath}>
            Start Building
            <Icon name="arrow" />
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}

/** Some are only there where the operator has named them. */
function placesOf(outside: {
  chatUrl?: string | undefined;
  sourceUrl?: string | undefined;
  contactEmail: string;
}): Place[] {
  const places = [...PLACES];
  if (outside.chatUrl) {
    const text = "Talk with other people who build, and with those who make this.";
    places.push({ icon: "chat", title: "Chat", text, href: outside.chatUrl });
  }
  if (outside.sourceUrl) {
    const text = "The code, its issues and its decisions. Changes are welcome.";
    places.push({ icon: "terminal", title: "Source code", text, href: outside.sourceUrl });
  }
  const text = `A question, an idea or a problem: ${outside.contactEmail}`;
  places.push({
    icon: "person",
    title: "Write to us",
    text,
    href: `mailto:${outside.contactEmail}`,
  });
  return places;
}
