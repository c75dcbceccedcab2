/** One of our texts, as the content library has rendered and sanitised it. */
export function ArticleText({ html }: { html: string }) {
  return (
    <div
      className="text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitise.server.ts has been over it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
