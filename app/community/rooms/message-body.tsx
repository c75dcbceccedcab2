import { PostBody } from "../writing/post-body";

/** What a person wrote in a message, as HTML of ours. */
export function MessageBody({ html }: { html: string }) {
  return (
    <div className="room-message__body" dir="auto">
      <PostBody post={{ html }} />
    </div>
  );
}
