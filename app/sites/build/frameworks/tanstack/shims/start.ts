import { type ComponentType, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";

interface Router {
  load(): Promise<unknown>;
}
type Made = Router | (() => Router | Promise<Router>);

/** A project's own module of its router, by the names of all versions. */
export interface RouterModule {
  getRouter?: Made;
  createRouter?: Made;
  router?: Made;
  default?: Made;
}

let root: Root | undefined;

/**
 * Shows an app in the whole document, which its root route draws. Again with another version of the router, what is
 * shown stays until that has come to the same place.
 */
export async function startApp(
  module: RouterModule,
  Provider: ComponentType<{ router: Router }>,
): Promise<void> {
  const made = module.getRouter ?? module.createRouter ?? module.router ?? module.default;
  const router = typeof made === "function" ? await made() : made;
  if (!router) throw new Error("The router's module exports no getRouter.");
  if (root) await router.load();
  root ??= createRoot(document as unknown as Element);
  root.render(createElement(Provider, { router }));
}
