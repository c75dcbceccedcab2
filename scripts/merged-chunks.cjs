// Loaded before Remix's compiler, for builds alone: the browser's scripts that it writes are those of merge-chunks.mjs.
const Module = require("node:module");

const load = Module._load;

Module._load = (request, ...rest) => {
  const loaded = load(request, ...rest);
  return request === "./js/compiler.js" ? withFewChunks(loaded) : loaded;
};

function withFewChunks({ create, ...others }) {
  return {
    ...others,
    async create(context, references) {
      const compiler = await create(context, references);
      return {
        ...compiler,
        async compile() {
          const { mergeChunks } = await import("./merge-chunks.mjs");
          const compiled = await compiler.compile();
          const { publicPath } = context.config;
          return { ...compiled, ...(await mergeChunks(compiled, { publicPath })) };
        },
      };
    },
  };
}
