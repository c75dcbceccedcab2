import { type ReactNode, useEffect, useRef, useState } from "react";
import { EditorPane } from "~/workspace/editor/editor-pane";
import { PreviewPane } from "~/workspace/preview/preview-pane";
import { TerminalPane } from "~/workspace/preview/terminal-pane";
import { useShell } from "~/workspace/workspace-context";
import { CentreSides } from "./centre-sides";
import { CENTRE_TABS, CentreTabs } from "./centre-tabs";
import { type CentreTab, isTabShown, layoutOf, SIDE_MIN_PX } from "./layout";

/** Editor, terminal and preview of a wide screen; the ones that are not shown keep their state. */
export function Centre() {
  const place = useShell((state) => state);
  const element = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFits(entry.contentRect.width >= 2 * SIDE_MIN_PX);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  const layout = layoutOf(place, fits);
  const isShown = (tab: CentreTab) => isTabShown(place, tab, fits);
  return (
    <section ref={element} className="ws-panel ws-centre" aria-label="Project">
      <CentreTabs fits={fits} layout={layout} isShown={isShown} />
      <CentreSides
        showsCode={layout !== "preview"}
        showsApp={layout !== "code"}
        code={
          <>
            <CentrePanel tab="editor" role="tabpanel" isShown={isShown("editor")}>
              <EditorPane />
            </CentrePanel>
            <CentrePanel tab="terminal" role="tabpanel" isShown={isShown("terminal")}>
              <TerminalPane isShown={isShown("terminal")} />
            </CentrePanel>
          </>
        }
        app={
          <CentrePanel tab="preview" role="tabpanel" isShown={isShown("preview")}>
            <PreviewPane isOpen={isShown("preview")} />
          </CentrePanel>
        }
      />
    </section>
  );
}

/** The same three where one is shown at a time, chosen in the bar at the bottom. */
export function NarrowCentre({ isShown }: { isShown: boolean }) {
  const tab = useShell((state) => state.tab);
  return (
    <section className="ws-panel ws-centre" aria-label="Project">
      <CentrePanel tab="editor" role="group" isShown={tab === "editor"}>
        <EditorPane />
      </CentrePanel>
      <CentrePanel tab="terminal" role="group" isShown={tab === "terminal"}>
        <TerminalPane isShown={tab === "terminal"} />
      </CentrePanel>
      <CentrePanel tab="preview" role="group" isShown={tab === "preview"}>
        <PreviewPane isOpen={isShown && tab === "preview"} />
      </CentrePanel>
    </section>
  );
}

interface CentrePanelProps {
  tab: CentreTab;
  role: "tabpanel" | "group";
  isShown: boolean;
  children: ReactNode;
}

function CentrePanel({ tab, role, isShown, children }: CentrePanelProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a label
    <div
      id={`ws-panel-${tab}`}
      className="ws-centre-panel"
      role={role}
      aria-label={CENTRE_TABS[tab]}
      hidden={!isShown}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
