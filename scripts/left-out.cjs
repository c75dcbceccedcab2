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

Module._load = (request, ...rest) =>
  leftOut.some((name) => request.startsWith(`${name}/`)) ? {} : load(request, ...rest);
