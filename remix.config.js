/** @type {import('@remix-run/dev').AppConfig} */
export default {
  server: "./server.ts",
  serverBuildPath: "build/index.js",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  tailwind: false,
  postcss: false,
  ignoredRouteFiles: ["**/.*", "**/*.test.{ts,tsx}"],
  serverDependenciesToBundle: [],
  browserNodeBuiltinsPolyfill: { modules: {} },
  // The benchmark's floor: a route without data, in the same server as every other page.
  routes: (define) =>
    define((route) => {
      if (process.env.SAYSO_BENCH) route("bench/bare", "../tests/load/bare-route.tsx");
    }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
};
