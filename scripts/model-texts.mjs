// Puts what Prisma's clients are told of the data model, half a megabyte of text, beside the server's bundle
// (bundle-server.mjs): the bundle stays in memory, and each of these is read once, when a client begins.

/** A text of the bundle as esbuild writes it: in quotation marks of any kind, with nothing put into it. */
const TEXT = "(`(?:[^`\\\\$]|\\\\[^])*`|'(?:[^'\\\\\\n]|\\\\[^])*'|\"(?:[^\"\\\\\\n]|\\\\[^])*\")";
/** Where they stand: how often, and what stands there when they are apart. */
const PLACES = [
  {
    finds: new RegExp(`inlineSchema:${TEXT}`, "g"),
    count: 2,
    put: (read) => `get inlineSchema(){return ${read}}`,
    keeps: withoutComments,
  },
  {
    finds: new RegExp(`runtimeDataModel=JSON\\.parse\\(${TEXT}\\)`, "g"),
    count: 1,
    put: (read) => `runtimeDataModel=JSON.parse(${read})`,
  },
  {
    finds: new RegExp(`strings:JSON\\.parse\\(${TEXT}\\),graph:${TEXT}`, "g"),
    count: 1,
    put: (strings, graph) => `strings:JSON.parse(${strings}),get graph(){return ${graph}}`,
  },
];

/** A schema without the lines that are for people: half of it. What is left is ASCII, one byte a character. */
function withoutComments(schema) {
  return schema.replace(/^\s*\/\/.*\n/gm, "");
}

/**
 * @param {string} bundle the server's program
 * @returns {{ bundle: string, texts: Map<string, string> }} the program without them, which reads them from files beside
 *   it by these names
 * @throws {Error} when Prisma writes its clients in another way
 */
export function putTextsApart(bundle) {
  const texts = new Map();
  const apart = (literal, keeps) => {
    const name = `model-${texts.size + 1}.txt`;
    // A literal of our own build, with nothing put into it.
    texts.set(name, keeps(new Function(`return ${literal}`)()));
    // The program is called with `require` and the address of its file.
    return `require("node:fs").readFileSync(new URL("${name}",fileUrl),"utf8")`;
  };
  let rest = bundle;
  for (const { finds, count, put, keeps = (text) => text } of PLACES) {
    if (rest.match(finds)?.length !== count)
      throw new Error("Prisma tells its clients of the data model in another way now.");
    rest = rest.replace(finds, (_, ...found) => {
      const literals = found.slice(0, put.length);
      return put(...literals.map((literal) => apart(literal, keeps)));
    });
  }
  return { bundle: rest, texts };
}
