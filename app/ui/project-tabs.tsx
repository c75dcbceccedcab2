import {
  dataPath,
  domainsPath,
  environmentPath,
  phonesPath,
  projectPath,
  repositoryPath,
  sharePagePath,
  usagePath,
  versionsPath,
} from "~/platform/urls";
import { BackLink } from "./back-link";
import { Tabs } from "./tabs";

const PAGES = {
  Share: sharePagePath,
  Versions: versionsPath,
  Data: (id: string) => dataPath(id),
  Environment: environmentPath,
  Repository: repositoryPath,
  Domains: domainsPath,
  Phones: phonesPath,
  Usage: usagePath,
};

interface ProjectTabsProps {
  id: string;
  current: keyof typeof PAGES;
  /** Of a trial that is in its browser alone, nothing else is on the server. */
  isOnlyPage?: boolean;
}

/** The way back to a project, and to the other pages about it: above the title of each of them. */
export function ProjectTabs({ id, current, isOnlyPage }: ProjectTabsProps) {
  const pages = Object.entries(PAGES).filter(([label]) => !isOnlyPage || label === current);
  return (
    <div className="project-tabs">
      <BackLink href={projectPath(id)}>Back to the project</BackLink>
      <Tabs
        label="About this project"
        tabs={pages.map(([label, pathOf]) => ({ label, href: pathOf(id) }))}
        current={PAGES[current](id)}
      />
    </div>
  );
}
