import { type ComponentType, createElement } from "react";
import type { PageModule } from "./start";

type Props = Record<string, unknown>;

/** A page of `pages/`, inside of what `_app` puts around each. */
export function inApp(page: PageModule, app: PageModule | null): PageModule {
  const Page = page.default;
  const Around = app?.default as ComponentType<Props> | undefined;
  if (!Page) return {};
  const pageProps = {};
  return {
    default: () =>
      Around
        ? createElement(Around, { Component: Page, pageProps })
        : createElement(Page, pageProps),
  };
}
