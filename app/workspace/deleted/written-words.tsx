import type { RefusedForm } from "~/workspace/plain/form-schema";

/** What somebody typed into a form whose project is no longer there, to take along. */
export function WrittenWords({ refused }: { refused: RefusedForm | undefined }) {
  const { content, name, path, slug } = refused?.values ?? {};
  const written = content || name || path || slug;
  if (!written) return null;
  return (
    <label className="ws-written">
      <span>What you wrote was not stored. Copy it from here:</span>
      <textarea className="input" readOnly rows={6} defaultValue={written} />
    </label>
  );
}
