/** Loaders of webpack by what an import asks for behind "?" in their place; all others only prepare what is built here anyway. */
const ASKS: readonly (readonly [loader: RegExp, query: string])[] = [
  [/^(?:raw|text|html|svg-inline|markdown-it|txt)(?:-loader)?$/, "raw"],
  [/^(?:url|file|asset|image-webpack|responsive)(?:-loader)?$/, "url"],
  [/^(?:worker|workerize|worker-plugin\/loader|comlink)(?:-loader)?$/, "worker"],
  [/^(?:to-string|css-to-string|exports-style)(?:-loader)?$/, "inline"],
  [/^(?:@svgr\/webpack|svgr|svg-react|react-svg|svg-sprite-react)(?:-loader)?$/, "react"],
];
const STYLE = /\.(?:css|scss|sass|less|styl|pcss)$/i;
/** What Parcel has before a name. */
const PIPELINE = /^(url|data-url|bundle-text|raw|worklet):(?!\/\/)(.+)$/;

/**
 * An import as it is written for webpack ("!!raw-loader!./note.txt") or Parcel ("url:./logo.png"), in the words that
 * Vite has for the same; any other as it is.
 */
export function plainSpecifier(specifier: string): string {
  const [, pipeline = "", asked = ""] = PIPELINE.exec(specifier) ?? [];
  if (asked) return withAsk(asked, pipelineAsk(pipeline, asked));
  if (!specifier.includes("!")) return specifier;
  const parts = specifier.replace(/^-?!{1,2}/, "").split("!");
  const file = parts.pop() ?? "";
  if (file === "" || !parts.every((part) => /^[@\w][\w./@-]*(?:\?.*)?$/.test(part)))
    return specifier;
  const loaders = parts.map((part) => part.split("?")[0] ?? "");
  const ask = ASKS.find(([loader]) => loaders.some((one) => loader.test(one)))?.[1] ?? "";
  // With it a stylesheet is no text, but applies.
  return loaders.includes("style-loader") ? file : withAsk(file, ask);
}

function pipelineAsk(pipeline: string, asked: string): string {
  if (pipeline === "data-url") return "inline";
  if (pipeline === "bundle-text") return STYLE.test(asked) ? "inline" : "raw";
  return pipeline === "raw" ? "raw" : "url";
}

function withAsk(file: string, ask: string): string {
  return ask === "" ? file : `${file.split("?")[0]}?${ask}`;
}
