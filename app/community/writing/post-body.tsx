/** A text of a person as it is shown: what `renderPosts` made of it, which has escaped it. */
export function PostBody({ post }: { post: { html: string } }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one renderer of people's texts has made it
  return <div className="post-body" dangerouslySetInnerHTML={{ __html: post.html }} />;
}
