import { PostBody } from "../writing/post-body";

/** How a text will look, before it is sent. It takes the focus: it is what was asked for. */
export function PostPreview({ html }: { html: string }) {
  return (
    <section
      className="post post-preview"
      aria-label="Preview"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the way to what was asked for
      autoFocus
    >
      <p className="muted small">Preview: nothing was sent yet.</p>
      <PostBody post={{ html }} />
    </section>
  );
}
