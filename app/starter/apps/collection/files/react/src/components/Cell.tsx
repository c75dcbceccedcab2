import { display, type Field } from "../fields";

export function Cell({ field, value }: { field: Field; value: string | undefined }) {
  const text = display(field, value);
  if (!text) return <span className="muted">–</span>;
  if (field.type === "url" && /^https?:\/\//i.test(text)) {
    return (
      <a href={text} target="_blank" rel="noopener noreferrer">
        {text.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
      </a>
    );
  }
  if (field.type === "email") return <a href={`mailto:${text}`}>{text}</a>;
  if (field.type === "tel") return <a href={`tel:${text.replace(/[^+\d]/g, "")}`}>{text}</a>;
  if (field.type === "choice") return <span className="pill">{text}</span>;
  if (field.type === "check") return <span>Yes</span>;
  return <span>{text}</span>;
}
