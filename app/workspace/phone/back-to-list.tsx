import { Link } from "@remix-run/react";
import { pwaProjectsPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";

/** The way back to the list of projects. */
export function BackToList() {
  return (
    <Link
      className="ws-icon-button"
      to={pwaProjectsPath}
      aria-label="Back to projects"
      viewTransition
    >
      <Icon name="back" />
    </Link>
  );
}
