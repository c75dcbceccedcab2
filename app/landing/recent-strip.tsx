import { publishedPath, showcaseTabPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";

export interface RecentProject {
  slug: string;
  name: string;
  screenshotUrl: string | null;
  author: { name: string };
}

/** Recently published apps; absent when there are none. */
export function RecentStrip({ projects }: { projects: RecentProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="recent" aria-label="Recently published apps">
      <ul className="recent__list scroller">
        <li className="recent__title">
          <a href={showcaseTabPath("recent")}>Just published</a>
        </li>
        {projects.map(({ slug, name, screenshotUrl, author }) => (
          <li className="card recent__card" key={slug}>
            <span className="recent__shot">
              {screenshotUrl ? (
                <img src={screenshotUrl} alt="" width="80" height="50" loading="lazy" />
              ) : (
                <Icon name="app" />
              )}
            </span>
            <span className="recent__text">
              <a className="cover-link one-line" href={publishedPath(slug)}>
                {name}
              </a>
              <span className="muted small one-line">{author.name}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
