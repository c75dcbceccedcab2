import type { ActionFunction, ServerBuild } from "@remix-run/node";

/** The least that Remix can serve: one resource route, at "/". */
export function smallBuild(action: ActionFunction = () => null): ServerBuild {
  return {
    entry: { module: { default: () => new Response() } },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      home: { id: "home", parentId: "root", index: true, module: { action } },
    },
    assets: { routes: {}, entry: { imports: [], module: "" }, url: "", version: "" },
    future: { v3_singleFetch: true },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
  } as unknown as ServerBuild;
}
