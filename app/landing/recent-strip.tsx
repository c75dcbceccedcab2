import { publishedPath } from "~/platform/paths";
import { Icon } from "~/ui/icon";

interface RecentProject {
  slug: string;
  name: string;
  screenshotUrl: string | null;
  author: { name: string };
}

/** Recently published apps; absent when there are none. */
export function RecentStrip({ projects }: { projects: RecentProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="page-width" aria-label="Recently published apps">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ul className="strip" tabIndex={0}>
        {projects.map(({ slug, name, screenshotUrl, author }) => (
          <li className="card strip-card" key={slug}>
            <span className="strip-card__shot">
              {screenshotUrl ? (
                <img src={screenshotUrl} alt="" width="80" height="52" loading="lazy" />
              ) : (
                <Icon name="app" />
              )}
            </span>
            <span className="strip-card__text">
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
