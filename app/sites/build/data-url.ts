import type { Loader, PartialMessage } from "esbuild";
import { withoutMapComments } from "./map-comments";

const LOADERS = new Map<string, Loader>([
  ["text/javascript", "js"],
  ["text/css", "css"],
  ["application/json", "json"],
]);
/** The type, its parameters, and the content. */
const DATA_URL = /^data:([^;,]*)((?:;[^;,]*)*),([\s\S]*)$/;

/** What a module in a `data:` address holds, read here so that it is read as the project's files are. */
export function loadDataUrl(
  url: string,
):
  | { contents: string; loader: Loader; errors?: never }
  | ({ errors: PartialMessage[] } & { contents?: never; loader?: never }) {
  const [, type = "", parameters = "", content = ""] = DATA_URL.exec(url) ?? [];
  const loader = LOADERS.get(type.toLowerCase());
  if (!loader) return { errors: [{ text: "A data: address can hold JavaScript, CSS or JSON." }] };
  try {
    const text = decodeURIComponent(content);
    const isBase64 = /;\s*base64$/i.test(parameters);
    const contents = isBase64 ? Buffer.from(text, "base64").toString("utf8") : text;
    return { contents: withoutMapComments(contents), loader };
  } catch {
    return { errors: [{ text: "This data: address cannot be read." }] };
  }
}
