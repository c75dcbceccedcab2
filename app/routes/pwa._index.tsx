/** The short address of the list of /pwa/projects. */
export { default, links, meta } from "./pwa.projects._index";

export const handle = { hydrate: true, fillsScreen: true, isKeptOffline: true };
