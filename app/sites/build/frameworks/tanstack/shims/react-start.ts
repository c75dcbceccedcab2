/** What TanStack Start gives to code that both sides run, where there is no server: its side of it is none. */

type Call = (...given: never[]) => unknown;
type Rest = Record<string, unknown>;

/** A function of a server. Whoever calls it is told where it is. @param place its file, put there by the build */
export function createServerFn() {
  const builder: Rest = {};
  const again = () => builder;
  for (const name of ["middleware", "validator", "inputValidator", "type"]) builder[name] = again;
  builder.handler = (place: unknown) => {
    const file = typeof place === "string" ? place : "This function";
    const refuse = async () => {
      throw new Error(`${file} needs a server, which this site does not have.`);
    };
    return Object.assign(refuse, { url: "", method: "GET" });
  };
  return builder;
}

export function createMiddleware() {
  const builder: Rest = { options: {} };
  const again = () => builder;
  for (const name of ["middleware", "validator", "inputValidator", "client", "server"]) {
    builder[name] = again;
  }
  return builder;
}

export const createCsrfMiddleware = createMiddleware;
export const createStart = (options: () => unknown) => ({ getOptions: options, createMiddleware });
export const useServerFn = <T>(call: T): T => call;
export const getGlobalStartContext = () => ({});
export const getRouterInstance = () => undefined;
export const mergeHeaders = (...all: HeadersInit[]) =>
  all.reduce<Headers>((merged, one) => {
    for (const [name, value] of new Headers(one)) merged.set(name, value);
    return merged;
  }, new Headers());
export const json = (value: unknown, options?: ResponseInit) => Response.json(value, options);

/** What has a side for each: the browser's counts, in whatever order they are said. */
export function createIsomorphicFn() {
  const withClient = (call: Call) =>
    Object.assign((...given: never[]) => call(...given), { server: () => withClient(call) });
  const start = Object.assign(() => undefined, { client: withClient, server: () => start });
  return start as Rest & typeof start;
}

export const createClientOnlyFn = <T extends Call>(call: T): T => call;
export const createServerOnlyFn = (place: unknown) => () => {
  const file = typeof place === "string" ? place : "This function";
  throw new Error(`${file} needs a server, which this site does not have.`);
};
export const createServerFileRoute = () => ({ methods: () => ({}) });
export const createAPIFileRoute = () => () => ({});
export const Hydrate = ({ children }: { children?: unknown }) => children ?? null;
export const StartClient = () => null;
export default {};
