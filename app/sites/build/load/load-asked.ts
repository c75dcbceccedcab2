import type { OnLoadResult } from "esbuild";
import { importedText } from "../build-input";
import type { ProjectSource } from "../project-source";
import { moduleAddress } from "../resolve/find-file";
import { assetModule, inlineAsset } from "./asset";
import { isAssetName, isStyleName } from "./loadable";
import { STYLE, WORKER } from "./special";
import { svgComponent } from "./svg-component";

/**
 * A file as an import asks for it behind "?", as Vite has it, and files that are imported for their
 * address.
 *
 * @param module e.g. "/src/note.md?raw"
 * @returns null for a module that is one
 */
export function loadAsked(source: ProjectSource, module: string): OnLoadResult | null {
  const { path: file, query } = moduleAddress(module);
  const asks = new URLSearchParams(query);
  const { input, kind } = source;
  const text = importedText(input, file.slice(1));
  const isAsset = text === undefined || isAssetName(file);
  if (asks.has("raw")) {
    const content = input.binaries.get(file.slice(1))?.content;
    if (text === undefined && !content) return failed(`${file} is no text: import it with ?url.`);
    return { contents: text ?? new TextDecoder().decode(content), loader: "text" };
  }
  if (asks.has("worker") || asks.has("sharedworker")) return script(workerModule(file, asks));
  if (asks.has("init") && /\.wasm$/i.test(file)) return script(wasmModule(file));
  if (/\.svg$/i.test(file) && (asks.has("react") || asks.has("component"))) {
    const component = text === undefined ? null : svgComponent(text, kind);
    return component ? script(component) : failed(`${file} holds no picture in SVG.`);
  }
  if (isStyleName(file) && (asks.has("inline") || asks.has("url"))) {
    const how = asks.has("inline") ? "text" : "file";
    return script(styleModule(file, how));
  }
  if (!isAsset && !asks.has("url") && !asks.has("no-inline")) return null;
  const mayInline = isAsset && !asks.has("url") && !asks.has("no-inline");
  const inlined =
    mayInline || asks.has("inline") ? inlineAsset(input, file, asks.has("inline")) : null;
  const address = inlined ? `export default ${JSON.stringify(inlined)};\n` : assetModule(file);
  // What Create React App's projects import beside the address; it is left out where nobody does.
  const isPicture = /\.svg$/i.test(file) && text !== undefined && asks.size === 0;
  const component = isPicture && (kind === "react" || kind === "preact");
  return script(
    component
      ? `${address}export { ReactComponent } from ${JSON.stringify(`${file}?react`)};\n`
      : address,
  );
}

function workerModule(file: string, asks: URLSearchParams): string {
  const name = asks.has("sharedworker") ? "SharedWorker" : "Worker";
  const isInline = asks.has("inline");
  const specifier = `${WORKER}:${file}?module${isInline ? "&text" : ""}`;
  const url = isInline
    ? 'URL.createObjectURL(new Blob([file], { type: "text/javascript" }))'
    : "new URL(file, import.meta.url).href";
  const start = `import file from ${JSON.stringify(specifier)};\n`;
  if (asks.has("url")) return `${start}export default ${url};\n`;
  return `${start}export default function start(options) {
  return new ${name}(${url}, { type: "module", name: options?.name });
}
`;
}

function wasmModule(file: string): string {
  return `import url from ${JSON.stringify(`${file}?url`)};
export default async (imports = {}) => {
  const response = await fetch(url);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return instance;
};
`;
}

function styleModule(file: string, how: "text" | "file"): string {
  const specifier = JSON.stringify(`${STYLE}:${file}${how === "text" ? "?text" : ""}`);
  if (how === "text") return `export { default } from ${specifier};\n`;
  return `import file from ${specifier};\nexport default new URL(file, import.meta.url).href;\n`;
}

function script(contents: string): OnLoadResult {
  return { contents, loader: "js" };
}

function failed(text: string): OnLoadResult {
  return { errors: [{ text }] };
}
