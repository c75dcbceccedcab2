import { display, fields } from "../fields";

const WAYS: string[] = ["call", "email", "whatsapp", "copy"];

/** Ways to send one entry on, with its text already written. */
export function SendLinks({ values }: { values: Record<string, string> }) {
  const lines = fields
    .filter((field) => !values[field.id]?.startsWith("data:"))
    .map((field) => [field.label, display(field, values[field.id])])
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}`);
  const text = lines.join("\n");
  const subject = values[fields[0]?.id ?? ""] ?? "";
  const of = (type: string) => values[fields.find((field) => field.type === type)?.id ?? ""] ?? "";
  const number = of("tel").replace(/^00/, "+").replace(/\D/g, "");
  return (
    <span className="send-links" style={{ display: "inline-flex", gap: "0.5rem" }}>
      {WAYS.includes("call") && number && (
        <a className="button quiet small" href={`tel:${of("tel")}`}>
          Call
        </a>
      )}
      {WAYS.includes("email") && (
        <a
          className="button quiet small"
          href={`mailto:${encodeURIComponent(of("email"))}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
        >
          Email
        </a>
      )}
      {WAYS.includes("whatsapp") && (
        <a
          className="button quiet small"
          href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
      )}
      {WAYS.includes("copy") && (
        <button
          type="button"
          className="button quiet small"
          onClick={() => void navigator.clipboard?.writeText(text)}
        >
          Copy
        </button>
      )}
    </span>
  );
}
