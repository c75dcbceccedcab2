import { projectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** Above an article: the way back to where it is listed, and the way on to building. */
export function ArticleBar({ href, label }: { href: string; label: string }) {
  return (
    <div className="article__bar">
      <a className="article__back" href={href}>
        <Icon name="back" />
        {label}
      </a>
      <ButtonLink variant="secondary" small href={projectsPath}>
        Start Building
      </ButtonLink>
    </div>
  );
}
