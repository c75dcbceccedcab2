import type { RouteOfFile } from "./route-table";

/** Where the modules that stand in for SolidStart's are in a project; no project has a folder of that name. */
export const SHIMS_FOLDER = "@solid-start";

/** What starts the app, in place of the entries of its two sides. @param app the project's own, e.g. "src/app.tsx" */
export function entrySource(app: string): string {
  return `import { createComponent, render } from "solid-js/web";
import App from "/${app}";
render(() => createComponent(App, {}), document.getElementById("app"));
`;
}

/** The routes, each loaded when it is first gone to; what it exports as \`route\` is asked for at once. */
export function routesSource(routes: readonly RouteOfFile[], texts: ReadonlyMap<string, string>) {
  const imports: string[] = [];
  const codeOf = ({ path, file, children }: RouteOfFile): string => {
    const address = JSON.stringify(`/${file}`);
    const name = `route${imports.length}`;
    const hasOwn = /\bexport\s+(?:const|let|var)\s+route\b/.test(texts.get(file) ?? "");
    if (hasOwn) imports.push(`import { route as ${name} } from ${address};`);
    const below = children.length > 0 ? `, children: [${children.map(codeOf).join(", ")}]` : "";
    const own = hasOwn ? `...${name}, ` : "";
    return `{ ${own}path: ${JSON.stringify(path)}, component: lazy(() => import(${address}))${below} }`;
  };
  const list = routes.map(codeOf).join(",\n  ");
  return `import { lazy } from "solid-js";
${imports.join("\n")}
const routes = [
  ${list}
];
export const FileRoutes = () => routes;
`;
}

/** What both sides have of SolidStart itself. */
export const START = `import { createMemo, createSignal, splitProps, untrack } from "solid-js";
export function clientOnly(load, { lazy = false } = {}) {
  const [component, setComponent] = createSignal();
  const begin = () => void load().then((module) => setComponent(() => module.default));
  if (!lazy) begin();
  return (props) => {
    const [, rest] = splitProps(props, ["fallback"]);
    if (lazy) begin();
    return createMemo(() => {
      const Component = component();
      return untrack(() => (Component ? Component(rest) : props.fallback));
    });
  };
}
export const GET = (call) => call;
export const HttpHeader = () => null;
export const HttpStatusCode = () => null;
export const getServerFunctionMeta = () => undefined;
export const mount = () => {};
export const StartClient = () => null;
`;

/** What only a request on a server has: there is none. */
export const SERVER = `const nothing = () => undefined;
export const getCookie = nothing;
export const setCookie = nothing;
export const deleteCookie = nothing;
export const parseCookies = () => ({});
export const getHeader = nothing;
export const getHeaders = () => ({});
export const setHeader = nothing;
export const setResponseStatus = nothing;
export const getEvent = nothing;
export const getRequestURL = () => new URL(location.href);
export const getRequestIP = nothing;
export const sendRedirect = nothing;
export const useSession = async () => ({ data: {}, update: nothing, clear: nothing });
export const getSession = useSession;
export const updateSession = useSession;
export const clearSession = nothing;
export const createHandler = () => nothing;
export const createMiddleware = () => nothing;
export const StartServer = () => null;
export default {};
`;
