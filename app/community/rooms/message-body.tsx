/** What a person wrote in a message. */
export function MessageBody({ content }: { content: string }) {
  return (
    <div className="markdown" dir="auto">
      <p className="markdown-as-written">{content}</p>
    </div>
  );
}
