import type { ReactNode } from "react";
import { Footer } from "~/ui/footer";
import { FlashMessage } from "~/ui/notice";
import { useRootData } from "~/ui/root-data";
import { ProjectsHeader } from "./projects-header";

/** The frame of the project list and of the pages around it. */
export function ProjectsPage({ children }: { children: ReactNode }) {
  const frame = useRootData();
  return (
    <>
      <ProjectsHeader frame={frame} />
      <FlashMessage flash={frame.flash} />
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
      <Footer appName={frame.appName} theme={frame.theme} />
    </>
  );
}
