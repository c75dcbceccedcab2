import type { FileTree } from "~/projects/files";
import type { Alias } from "../config/project-config";

/** What starts a service worker in projects with vite-plugin-pwa, which makes these modules. */
const ASKED = /["']virtual:pwa-(?:register|info)/;
const FOLDER = ".pwa-register";
const NOTHING = "() => {}";

/** Name behind "virtual:pwa-" → a module that says: nothing is new, and nothing is kept for offline. */
const MODULES: Readonly<Record<string, string>> = {
  info: "export const pwaInfo = undefined;",
  register: `export const registerSW = () => async ${NOTHING};`,
  "register/react": registerHook(`[false, ${NOTHING}]`),
  "register/preact": registerHook(`[false, ${NOTHING}]`),
  "register/solid": registerHook(`[() => false, ${NOTHING}]`),
  "register/vue": registerHook("ref(false)", 'import { ref } from "vue";'),
  "register/svelte": registerHook("writable(false)", 'import { writable } from "svelte/store";'),
};

function registerHook(no: string, before = ""): string {
  return `${before}
export const useRegisterSW = () => ({
  needRefresh: ${no}, offlineReady: ${no}, updateServiceWorker: async ${NOTHING},
});`;
}

/** Modules in the place of those that vite-plugin-pwa makes; null for a project that asks for none. */
export function pwaModules(tree: FileTree): { tree: FileTree; alias: readonly Alias[] } | null {
  if (![...tree.values()].some((text) => ASKED.test(text))) return null;
  const files = Object.entries(MODULES).map(([name, text]) => [fileOf(name), text] as const);
  const alias = Object.keys(MODULES).map((name) => ({
    find: new RegExp(`^virtual:pwa-${name}$`),
    replacement: `/${fileOf(name)}`,
  }));
  return { tree: new Map([...tree, ...files]), alias };
}

function fileOf(name: string): string {
  return `${FOLDER}/${name}.js`;
}
