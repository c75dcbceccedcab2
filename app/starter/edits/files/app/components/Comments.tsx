import { type FormEvent, useState } from "react";
import { newId, useStored } from "../storage";

interface Comment {
  id: string;
  text: string;
  /** When it was written, in milliseconds. */
  at: number;
}

/** What is said about one entry, the oldest first; kept in this browser. */
export function Comments({ of }: { of: string }) {
  const [comments, setComments] = useStored<Comment[]>(`comments-${of}`, []);
  const [text, setText] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === "") return;
    setComments([...comments, { id: newId(), text: text.trim(), at: Date.now() }]);
    setText("");
  }

  return (
    <details className="comments">
      <summary>Comments ({comments.length})</summary>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id}>
            {comment.text}{" "}
            <small className="muted">
              {new Date(comment.at).toLocaleString(undefined, {
                dateStyle: "short",
                timeStyle: "short",
              })}
            </small>{" "}
            <button
              type="button"
              className="button quiet small"
              aria-label={`Delete comment: ${comment.text}`}
              onClick={() => setComments(comments.filter((other) => other.id !== comment.id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <input
          className="input"
          aria-label="New comment"
          placeholder="Write a comment"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />{" "}
        <button type="submit" className="button small">
          Send
        </button>
      </form>
    </details>
  );
}
