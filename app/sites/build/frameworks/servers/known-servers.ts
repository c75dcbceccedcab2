/** What a project may be that does not run in a browser alone, and how it is known. */
export interface KnownServer {
  /** As its makers call it, with its article: "an Astro project". */
  name: string;
  /** Packages that package.json names, one of them. */
  packages?: readonly string[];
  /** Files of its own, one of them. */
  file?: RegExp;
  /** What such a file holds, where its name alone says nothing. */
  holds?: RegExp;
  /** A library, which a project may name and not use, as a builder's template does: it counts where a file imports it. */
  isLibrary?: true;
  /** What it needs. */
  needs: "a server" | "a device";
  /** What of it would run here. */
  instead: string;
  /** What is told where it has pages, if that is not that its server does not run. */
  beside?: string;
}

const VITE = "A Vite project with an index.html would run.";
const PAGES = "Pages with an index.html, and scripts that run in the browser, would run.";

/** In the order in which they count: what is built on another stands before it. */
export const KNOWN_SERVERS: readonly KnownServer[] = [
  {
    name: "a React Router project in framework mode",
    ...{ packages: ["@react-router/dev"], needs: "a server" },
    instead: "With clientLoader in place of loader and action in its pages, it would run.",
  },
  {
    name: "a Remix project",
    ...{ packages: ["@remix-run/dev", "@remix-run/node"], needs: "a server" },
    instead: "The same pages with React Router in a Vite project would run.",
  },
  {
    name: "an Astro project",
    ...{ packages: ["astro"], file: /^astro\.config\.\w+$/, needs: "a server" },
    instead: VITE,
  },
  {
    name: "a SvelteKit project",
    ...{ packages: ["@sveltejs/kit"], needs: "a server" },
    instead: "Its components in a Vite project with Svelte would run.",
  },
  {
    name: "a Nuxt project",
    ...{ packages: ["nuxt", "nuxt3"], file: /^nuxt\.config\.\w+$/, needs: "a server" },
    instead: "With pages, or an app.vue, it would run.",
  },
  {
    name: "a SolidStart project",
    ...{ packages: ["@solidjs/start"], needs: "a server" },
    instead: "With an app.tsx in src/, it would run.",
  },
  {
    name: "a SolidStart project",
    ...{ packages: ["@solidjs/vite-plugin"], needs: "a server" },
    instead: "Its components in a Vite project with Solid would run.",
  },
  {
    name: "a Qwik City project",
    ...{ packages: ["@builder.io/qwik-city"], needs: "a server" },
    instead: "Its components in a Vite project with Qwik would run.",
  },
  {
    name: "a TanStack Start project",
    ...{ packages: ["@tanstack/react-start", "@tanstack/start"], needs: "a server" },
    instead: "With the routeTree.gen.ts that its tool writes, its pages would run.",
  },
  { name: "a Gatsby project", packages: ["gatsby"], needs: "a server", instead: VITE },
  {
    name: "an Expo project",
    ...{ packages: ["expo", "react-native"], needs: "a device" },
    instead: "The same screens as React components in a Vite project would run.",
  },
  {
    name: "a NativeScript project",
    ...{ packages: ["@nativescript/core"], file: /^nativescript\.config\.\w+$/, needs: "a device" },
    instead: "The same screens as components in a Vite project would run.",
  },
  {
    name: "an extension of a browser",
    file: /^(?:(?:public|src)\/)?manifest\.json$/,
    holds: /"manifest_version"\s*:/,
    ...{ needs: "a device", instead: PAGES },
    beside:
      "This is an extension of a browser: its pages run here as far as they go without being installed in one.",
  },
  {
    name: "an Electron project",
    ...{ packages: ["electron"], needs: "a device" },
    instead: PAGES,
    beside:
      "This is an Electron project: its pages run here; its window, and what its main process does for them, are a device's.",
  },
  { name: "a NestJS project", packages: ["@nestjs/core"], needs: "a server", instead: PAGES },
  {
    name: "an Express project",
    ...{ packages: ["express"], isLibrary: true, needs: "a server", instead: PAGES },
  },
  {
    name: "a Fastify project",
    ...{ packages: ["fastify"], isLibrary: true, needs: "a server", instead: PAGES },
  },
  {
    name: "a Hono project",
    ...{ packages: ["hono", "@hono/node-server"], isLibrary: true, needs: "a server" },
    instead: PAGES,
  },
  {
    name: "a Koa project",
    ...{ packages: ["koa"], isLibrary: true, needs: "a server", instead: PAGES },
  },
  {
    name: "a server of WebSockets",
    ...{ packages: ["ws", "socket.io", "colyseus"], isLibrary: true },
    ...{ needs: "a server", instead: PAGES },
    beside: "What this project has of a server of WebSockets does not run here; its pages do.",
  },
  {
    name: "a Python project",
    file: /^(?:requirements\.txt|pyproject\.toml|Pipfile|manage\.py|app\.py|main\.py)$/,
    ...{ needs: "a server", instead: PAGES },
  },
  {
    name: "a PHP project",
    ...{ file: /^(?:composer\.json|(?:public\/)?index\.php)$/, needs: "a server", instead: PAGES },
  },
  {
    name: "a Ruby project",
    ...{ file: /^(?:Gemfile|config\.ru)$/, needs: "a server", instead: PAGES },
  },
  { name: "a Go project", file: /^(?:go\.mod|main\.go)$/, needs: "a server", instead: PAGES },
  {
    name: "a Java project",
    ...{ file: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, needs: "a server", instead: PAGES },
  },
  { name: "a Rust project", file: /^Cargo\.toml$/, needs: "a server", instead: PAGES },
];
