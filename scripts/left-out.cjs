// Loaded before the Prisma CLI and Remix's compiler. Both bring packages for what nobody does here
// (data browser, MDX, Vite …), which the overrides of package.json leave out: an empty package is
// installed in their place. Its parts, such as `vite-node/server`, are empty too.
const Module = require("node:module");
const { overrides } = require("../package.json");

const EMPTY = /^npm:empty-npm-package@/;
const leftOut = Object.values(overrides).flatMap((packages) =>
  Object.keys(packages).filter((name) => EMPTY.test(packages[name])),
);
const load = Module._load;

Module._load = (request, ...rest) => {
  if (leftOut.some((name) => request.startsWith(`${name}/`))) return {};
  const loaded = load(request, ...rest);
  return request.endsWith("/plugins/emptyModules.js") ? withoutEffects(loaded) : loaded;
};

/**
 * Remix's compiler puts an empty module in the place of each `.server` one in a browser's scripts. What is
 * not said to be without effects stays in: a file of its own to load, for nothing.
 */
function withoutEffects({ emptyModulesPlugin }) {
  return {
    emptyModulesPlugin(...args) {
      const plugin = emptyModulesPlugin(...args);
      return {
        ...plugin,
        setup(build) {
          const onResolve = (options, resolve) =>
            build.onResolve(options, (asked) => {
              const found = resolve(asked);
              return found && { ...found, sideEffects: false };
            });
          plugin.setup({ ...build, onResolve });
        },
      };
    },
  };
}
