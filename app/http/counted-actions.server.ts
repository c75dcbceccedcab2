import type { ActionFunction, ServerBuild } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Keeps the request's body counted until this work is done. */
    countBodyDuring<Result>(work: Promise<Result>): Promise<Result>;
  }
}

/**
 * Remix no longer waits for an action when its reader has left, but the action goes on, and what it
 * read is still there: its body stays counted until it is really done.
 */
export function countBodiesDuringActions(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (!route || !action) return [id, route];
    return [id, { ...route, module: { ...route.module, action: counted(action) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function counted(action: ActionFunction): ActionFunction {
  return (args) => args.context.countBodyDuring(Promise.resolve(action(args)));
}
