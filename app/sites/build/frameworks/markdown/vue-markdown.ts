import { dependenciesOf, dependsOn } from "../detection/package-json";

/** Tools that make components of Markdown, under the names that they have had. */
const TOOLS = ["unplugin-vue-markdown", "vite-plugin-vue-markdown", "vite-plugin-md"];

/** Whether a project of Vue makes components of its Markdown. */
export function hasVueMarkdown(texts: ReadonlyMap<string, string>): boolean {
  return dependsOn(dependenciesOf(texts), ...TOOLS);
}
