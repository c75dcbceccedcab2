import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { contentName } from "../../packages/registry/contents/integrity";
import { contentFolder } from "../../packages/registry/store-layout";
import type { Svelte4Compiler } from "./svelte/svelte4-compiler";
import type { Vue2Compiler } from "./vue2/vue2-compiler";

/** Frameworks whose older version has a compiler of its own. */
export type OlderFramework = "svelte4" | "vue2";

interface Compilers {
  svelte4: Svelte4Compiler;
  vue2: Vue2Compiler;
}

/**
 * Projects for these have them among their own packages, so they are fetched with those and are not installed with
 * the product. What is run is what was published under this checksum, whatever a registry says: its content lies
 * under its checksum in the package store, and was compared with it when it was unpacked.
 */
const COMPILERS = {
  svelte4: {
    is: "svelte 4.2.20",
    integrity:
      "sha512-eeEgGc2DtiUil5ANdtd8vPwt9AgaMdnuUFnPft9F5oMvU/FHu5IHFic+p1dR/UOB7XU2mX2yHW+NcTch4DCh5Q==",
    file: "compiler.cjs",
  },
  vue2: {
    is: "@vue/compiler-sfc 2.7.16",
    integrity:
      "sha512-KWhJ9k5nXuNtygPU7+t1rX6baZeqOYLEforUPjgNDBnLicfHCoi48H87Q8XyLZOrNNsmhuwKqtpDQWjEFe6Ekg==",
    file: "dist/compiler-sfc.js",
  },
} as const;

const ours = createRequire(import.meta.url);
/** What they import that is not theirs: the product has it too. What is neither there nor of Node, they do without. */
const GIVEN: Readonly<Record<string, () => unknown>> = {
  postcss: () => ours("postcss"),
  "@babel/parser": () => createRequire(ours.resolve("@vue/compiler-sfc"))("@babel/parser"),
  // They are asked for no maps.
  "source-map": () => ({}),
  fs: () => ({}),
  path: () => ours("node:path"),
  url: () => ours("node:url"),
  util: () => ours("node:util"),
};

const loaded = new Map<string, unknown>();

/** Where a compiler is in a package store. */
export function compilerFile(name: OlderFramework, packages: string): string {
  const { integrity, file } = COMPILERS[name];
  return path.join(packages, contentFolder(contentName(integrity)), file);
}

/**
 * The compiler of an older framework, out of the package store.
 *
 * @param packages the folder of the package store; null where a server has none
 * @throws {Error} in words for whoever builds, when it was not fetched
 */
export function olderCompiler<T extends OlderFramework>(
  name: T,
  packages: string | null,
): Compilers[T] {
  const known = loaded.get(`${packages} ${name}`);
  if (known) return known as Compilers[T];
  const { is } = COMPILERS[name];
  const missing = `Its components are compiled by ${is}, which could not be fetched here. Try again when the registry of packages answers.`;
  if (packages === null) throw new Error(missing);
  let text: string;
  try {
    text = readFileSync(compilerFile(name, packages), "utf8");
  } catch (error) {
    throw new Error(missing, { cause: error });
  }
  const made = { exports: {} };
  new Function("module", "exports", "require", text)(made, made.exports, (asked: string) => {
    const give = GIVEN[asked];
    if (!give) throw new Error(`${is} asks for ${asked}.`);
    return give();
  });
  loaded.set(`${packages} ${name}`, made.exports);
  return made.exports as Compilers[T];
}
