import { Icon } from "./icon";

interface BackLinkProps {
  href: string;
  /** Where it leads, e.g. "Back to the project". */
  children: string;
}

/** The way back, above the title of a page that belongs to another one. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <p className="back-link">
      <a href={href}>
        <Icon name="back" />
        {children}
      </a>
    </p>
  );
}
