import { NotStored } from "~/ui/not-stored";
import type { RefusedForm } from "~/workspace/plain/form-schema";

/** What somebody typed into a form whose project is no longer there, to take along. */
export function WrittenWords({ refused }: { refused: RefusedForm | undefined }) {
  const { content, name, path, slug } = refused?.values ?? {};
  const written = content || name || path || slug;
  if (!written) return null;
  return <NotStored text={written} rows={6} className="ws-written" />;
}
