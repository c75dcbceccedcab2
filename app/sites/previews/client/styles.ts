import { base } from "./page";

/**
 * Swaps what the page links. False when only a reload shows the change.
 *
 * @param onShown called once all of it is there
 */
export function swapStyles(paths: string[], onShown?: () => void): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const root = new URL("../", base);
  const imported = new Set([...document.styleSheets].flatMap(importedBy));
  const changed = paths.map((path) => new URL(path.slice(1), root).pathname);
  const linked = links.filter((link) => changed.includes(new URL(link.href).pathname));
  // A source whose bundle is linked changes with it, and nothing in the page asks for it.
  if (linked.length === 0 || changed.some((path) => imported.has(path))) return false;
  let awaited = linked.length;
  for (const link of linked) {
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.href = `${new URL(link.href).pathname}?v=${Date.now()}`;
    // The old one goes when the new one is there: no unstyled moment.
    fresh.addEventListener("load", () => {
      link.remove();
      awaited -= 1;
      if (awaited === 0) onShown?.();
    });
    link.after(fresh);
  }
  return true;
}

/** Paths of the stylesheets that a stylesheet imports, at any depth. */
function importedBy(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSImportRule && rule.styleSheet
        ? [new URL(rule.styleSheet.href ?? "", document.baseURI).pathname].concat(
            importedBy(rule.styleSheet),
          )
        : [],
    );
  } catch {
    // Another origin's rules cannot be read, and do not change with this project.
    return [];
  }
}
