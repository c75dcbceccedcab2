/** Folders of a project that no page of its site is made of. */
const FOLDER =
  /^(?:node_modules|coverage|docs?|e2e|cypress|playwright-report|tests?|__tests__|examples?|storybook-static|\.[^/]+|server|backend|api|functions|netlify|supabase|emails?)\//;
/** Files of tools. */
const OF_TOOLS = /(?:^|\/)[\w.-]+\.(?:config|test|spec|stories)\.[cm]?[jt]sx?$/;

/** Whether a file has nothing to say about what a project is: a tool's, a server's, an example. */
export function isStray(file: string): boolean {
  return FOLDER.test(file) || OF_TOOLS.test(file);
}
