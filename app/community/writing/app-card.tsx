import { publishedPath } from "~/platform/urls";
import { ProjectPicture } from "~/publishing/project-picture";

/** A published app as a text shows it where its address has a line to itself. */
export interface NamedApp {
  slug: string;
  name: string;
  screenshotKey: string | null;
  author: { name: string };
}

/** The app's picture, name and author; all of it opens the app. */
export function AppCard({ app }: { app: NamedApp }) {
  return (
    <a className="app-card" href={publishedPath(app.slug)}>
      <ProjectPicture project={app} sizes="8rem" />
      <span>
        <strong className="one-line">{app.name}</strong>
        <span className="muted small one-line">by {app.author.name}</span>
      </span>
    </a>
  );
}
