// A bare Remix server: Express, the request handler, React's streaming renderer, and one route with a
// loader and a heading. What every product on Remix holds in memory, and nothing else. Prints its port.
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { createRequestHandler } from "@remix-run/express";
import { createReadableStreamFromReadable, installGlobals } from "@remix-run/node";
import { Outlet, RemixServer, Scripts, useLoaderData } from "@remix-run/react";
import express from "express";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

installGlobals({ nativeFetch: true });

function Root() {
  const body = createElement("body", null, createElement(Outlet), createElement(Scripts));
  return createElement("html", { lang: "en" }, createElement("head"), body);
}

function Page() {
  return createElement("h1", null, useLoaderData().greeting);
}

/** A page, streamed as Remix's own template does it. */
function render(request, status, headers, context) {
  return new Promise((resolve, reject) => {
    const app = createElement(RemixServer, { context, url: request.url });
    const page = renderToPipeableStream(app, {
      onShellReady() {
        headers.set("Content-Type", "text/html");
        const body = createReadableStreamFromReadable(page.pipe(new PassThrough()));
        resolve(new Response(body, { headers, status }));
      },
      onShellError: reject,
    });
  });
}

const ROUTES = {
  root: { id: "root", path: "", module: { default: Root } },
  page: {
    id: "page",
    parentId: "root",
    path: "*",
    module: { default: Page, loader: () => ({ greeting: "Hello" }) },
  },
};
const manifestRoute = ({ id, parentId, path, module }) => ({
  id,
  parentId,
  path,
  hasLoader: "loader" in module,
  hasAction: false,
  hasErrorBoundary: false,
  module: `/build/${id}.js`,
});

const build = {
  mode: "production",
  entry: { module: { default: render } },
  routes: ROUTES,
  assets: {
    version: "1",
    url: "/build/manifest.js",
    entry: { module: "/build/entry.js", imports: [] },
    routes: Object.fromEntries(Object.entries(ROUTES).map(([id, it]) => [id, manifestRoute(it)])),
  },
  publicPath: "/build/",
  assetsBuildDirectory: "public/build",
  future: { v3_singleFetch: true },
  isSpaMode: false,
};

const app = express();
app.use(createRequestHandler({ build, mode: "production" }));
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
console.log(server.address().port);
