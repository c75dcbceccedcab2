import { renderPosts } from "../writing/render-posts.server";

/** A text as it will look, as HTML. */
export async function previewPost(content: string): Promise<string> {
  const [html = ""] = await renderPosts([{ source: "preview", content }], { headingLevel: 3 });
  return html;
}
