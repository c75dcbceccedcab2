import { build, nowShows } from "./page";
import { registryOf, root } from "./registries";
import { report, sendNow } from "./reports";
import { reload } from "./scroll";
import { reportShownSoon } from "./shown";
import { swapStyles } from "./styles";

/** What is new in a script's modules. */
export interface ScriptUpdate {
  changed: Record<string, string>;
  gone: string[];
}

/** An update as the server tells it (build/modules/compare-modules.ts). */
interface Update {
  from: string;
  to: string;
  scripts: Record<string, ScriptUpdate>;
  styles: string[];
}

/** Replaces the modules that have changed; where that cannot be, the page is loaded anew and says why. */
export function takeHotUpdate(update: Update): void {
  if (update.to === build) return;
  const why = update.from === build ? replaceAll(update) : "";
  if (why !== null) reloadFor(why);
  else {
    nowShows(update.to);
    if (update.styles.length > 0 && !swapStyles(update.styles)) reloadFor("");
    else reportShownSoon();
  }
}

/** @returns why it cannot be; "" where there is nothing to say */
function replaceAll({ scripts }: Update): string | null {
  for (const [path, of] of Object.entries(scripts)) {
    if (Object.keys(of.changed).length + of.gone.length === 0) continue;
    const registry = registryOf(new URL(path.slice(1), root).href);
    // Another page's script; or this page is still about to run its own.
    if (!registry) {
      if (isAsked(path)) return "";
      continue;
    }
    try {
      const why = registry.update(of, root);
      if (why !== null) return why;
    } catch (error) {
      return `a new version failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}

function isAsked(path: string): boolean {
  const address = new URL(path.slice(1), root).href;
  return [...document.scripts].some(({ src }) => src === address);
}

function reloadFor(why: string): void {
  if (why) {
    const text = `The page was loaded anew: ${why.replace(/^\//, "")}.`;
    report({ source: "page", level: "info", text });
    sendNow();
  }
  reload();
}
