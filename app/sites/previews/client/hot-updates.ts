import { build, nowShows } from "./page";
import { registryOf, root } from "./registries";
import { report, sendNow } from "./reports";
import { reload } from "./scroll";
import { isBlank, reportShownSoon } from "./shown";
import { swapStyles } from "./styles";

/** What is new in a script's modules. */
export interface ScriptUpdate {
  changed: Record<string, string>;
  gone: string[];
  imports: Record<string, { address: string; name?: string }>;
}

/** An update as the server tells it (build/modules/compare-modules.ts). */
interface Update {
  from: string;
  to: string;
  scripts: Record<string, ScriptUpdate>;
  styles: string[];
}

let taken = Promise.resolve();

/** Replaces the modules that have changed; where that cannot be, the page is loaded anew and says why. */
export function takeHotUpdate(update: Update): void {
  // One after the other: what is imported for one may take a while.
  taken = taken.then(() => take(update)).catch((error) => reloadFor(textOf(error)));
}

async function take(update: Update): Promise<void> {
  if (update.to === build) return;
  // What shows nothing has nothing to keep, and a component that failed may not come back by itself.
  if (isBlank()) return reloadFor("it showed nothing");
  const why = update.from === build ? await replaceAll(update) : "";
  if (why !== null) reloadFor(why);
  else {
    nowShows(update.to);
    const styles = update.styles.filter((path) => !isLinkedNow(path));
    if (styles.length > 0 && !swapStyles(styles)) reloadFor("");
    else reportShownSoon();
  }
}

/** Links the stylesheet of a script that had none until now. @returns whether that was so */
function isLinkedNow(path: string): boolean {
  const { href, pathname } = new URL(path.slice(1), root);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (links.some((link) => new URL(link.href).pathname === pathname)) return false;
  if (!registryOf(href.replace(/\.css$/, ".js"))) return false;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return true;
}

/** @returns why it cannot be; "" where there is nothing to say */
async function replaceAll({ scripts }: Update): Promise<string | null> {
  for (const [path, of] of Object.entries(scripts)) {
    if (Object.keys(of.changed).length + of.gone.length === 0) continue;
    const registry = registryOf(new URL(path.slice(1), root).href);
    // Another page's script; or this page is still about to run its own.
    if (!registry) {
      if (isAsked(path)) return "";
      continue;
    }
    try {
      await registry.give(of.imports, root);
      const why = registry.update(of, root);
      if (why !== null) return why;
    } catch (error) {
      return textOf(error);
    }
  }
  return null;
}

function textOf(error: unknown): string {
  return `a new version failed: ${error instanceof Error ? error.message : String(error)}`;
}

function isAsked(path: string): boolean {
  const address = new URL(path.slice(1), root).href;
  return [...document.scripts].some(({ src }) => src === address);
}

/** Loads the page anew. @param why what the terminal is told of it; "" for nothing */
export function reloadFor(why: string): void {
  if (why) {
    const text = `The page was loaded anew: ${why.replace(/^\//, "")}.`;
    report({ source: "page", level: "info", text });
    sendNow();
  }
  reload();
}
