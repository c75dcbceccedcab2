import type { StarterApp, StarterParams } from "../apps/starter-app";
import { bundledPage } from "./page";
import { stylesheet } from "./stylesheet";

interface VanillaParts {
  /** HTML of the body; texts already escaped. */
  body: string;
  styles: string;
  /** `src/main.ts`; it imports "./styles.css". */
  main: string;
  files?: Record<string, string>;
}

/** A bundled app in TypeScript without a framework. */
export function vanillaFiles(
  app: StarterApp,
  params: StarterParams,
  parts: VanillaParts,
): Map<string, string> {
  const page = bundledPage({
    title: params.title,
    description: app.describe(params),
    icon: app.icon,
    entry: "/src/main.ts",
    body: parts.body,
  });
  return new Map([
    ["index.html", page],
    ["src/main.ts", parts.main],
    ...Object.entries(parts.files ?? {}),
    ["src/styles.css", stylesheet(params, parts.styles)],
  ]);
}
