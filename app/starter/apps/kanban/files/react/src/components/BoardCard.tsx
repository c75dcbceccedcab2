import { display, fields, type Values } from "../fields";

export interface Card {
  id: string;
  column: string;
  values: Values;
}

type Step = "left" | "right" | "up" | "down";
const ARROWS: [Step, string, string][] = [
  ["left", "←", "Move left"],
  ["up", "↑", "Move up"],
  ["down", "↓", "Move down"],
  ["right", "→", "Move right"],
];

interface Props {
  card: Card;
  can: Record<Step, boolean>;
  onMove: (step: Step) => void;
  onOpen: () => void;
  onDrag: (on: boolean) => void;
}

export function BoardCard({ card, can, onMove, onOpen, onDrag }: Props) {
  const [main, ...more] = fields;
  const name = (main && card.values[main.id]) || "Untitled";
  return (
    <li
      id={`card-${card.id}`}
      data-card={card.id}
      className="card board-card"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", name);
        event.dataTransfer.effectAllowed = "move";
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <button type="button" className="card-name" onClick={onOpen}>
        {name}
      </button>
      {more.map((field) => {
        const text = display(field, card.values[field.id]);
        if (!text) return null;
        return (
          <p
            key={field.id}
            className={field.type === "long" ? "card-text muted" : "card-tag"}
            title={field.label}
          >
            {text}
          </p>
        );
      })}
      <div className="arrows">
        {ARROWS.map(([step, sign, label]) => (
          <button
            key={step}
            type="button"
            className="arrow"
            data-step={step}
            aria-label={`${label}: ${name}`}
            disabled={!can[step]}
            onClick={() => onMove(step)}
          >
            {sign}
          </button>
        ))}
      </div>
    </li>
  );
}
