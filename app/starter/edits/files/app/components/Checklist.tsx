import { type FormEvent, useState } from "react";
import { newId, useStored } from "../storage";

interface Point {
  id: string;
  text: string;
  done: boolean;
}

/** The points of one entry, to be ticked off; kept in this browser. */
export function Checklist({ of }: { of: string }) {
  const [points, setPoints] = useStored<Point[]>(`checklist-${of}`, []);
  const [text, setText] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() === "") return;
    setPoints([...points, { id: newId(), text: text.trim(), done: false }]);
    setText("");
  }

  return (
    <details className="checklist">
      <summary>
        Checklist ({points.filter((point) => point.done).length}/{points.length})
      </summary>
      <ul>
        {points.map((point) => (
          <li key={point.id}>
            <label>
              <input
                type="checkbox"
                checked={point.done}
                onChange={() =>
                  setPoints(
                    points.map((other) =>
                      other.id === point.id ? { ...other, done: !other.done } : other,
                    ),
                  )
                }
              />{" "}
              {point.done ? <s>{point.text}</s> : point.text}
            </label>{" "}
            <button
              type="button"
              className="button quiet small"
              aria-label={`Delete point: ${point.text}`}
              onClick={() => setPoints(points.filter((other) => other.id !== point.id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <input
          className="input"
          aria-label="New point"
          placeholder="Add a point"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />{" "}
        <button type="submit" className="button small">
          Add
        </button>
      </form>
    </details>
  );
}
