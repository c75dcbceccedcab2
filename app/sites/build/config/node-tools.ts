import type { FileTree } from "~/projects/files";
import { dependenciesOf } from "../frameworks/detection/package-json";

/** Packages that give what Node has to browsers; whoever names `buffer` has it given. */
const GIVING =
  /^(?:buffer|next|parcel|parcel-bundler|browserify|node-polyfill-webpack-plugin|vite-plugin-node-polyfills|(?:rollup-plugin|@rollup\/plugin|@esbuild-plugins)[\w-]*(?:node)[\w-]*|node-stdlib-browser|@craco\/craco-node-polyfills)$/;
/** Tools that did so up to this version. */
const UP_TO: Readonly<Record<string, number>> = {
  webpack: 4,
  "react-scripts": 4,
  "@vue/cli-service": 4,
};

/** Whether a project's tools give `Buffer` to what runs in a browser. */
export function givesBuffer(texts: FileTree): boolean {
  return Object.entries(dependenciesOf(texts)).some(([name, version]) => {
    const last = Object.hasOwn(UP_TO, name) ? UP_TO[name] : undefined;
    return GIVING.test(name) || (last !== undefined && majorOf(version) <= last);
  });
}

function majorOf(version: string): number {
  return Number(/\d+/.exec(version)?.[0] ?? Number.POSITIVE_INFINITY);
}
