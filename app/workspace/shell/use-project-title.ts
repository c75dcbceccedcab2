import { useEffect } from "react";
import { useShell } from "~/workspace/workspace-context";

/** Names the browser's tab after the project, also when it is renamed. */
export function useProjectTitle(appName: string): void {
  const name = useShell(({ project }) => project.name);
  useEffect(() => {
    document.title = `${name} · ${appName}`;
  }, [name, appName]);
}
