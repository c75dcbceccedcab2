import type { AccountPage } from "~/workspace/page-data.server";
import type { FormIntent, RefusedForm } from "./form-schema";

/** What each part of the plain workspace shows. */
export interface PlainProps {
  page: AccountPage;
  /** A form that was refused, with what was typed. */
  refused: RefusedForm | undefined;
}

/** What was typed into a field of a refused form, and what is wrong with it. */
export function refusedField(refused: RefusedForm | undefined, intent: FormIntent, field: string) {
  if (refused?.intent !== intent) return { value: undefined, error: undefined };
  return { value: refused.values[field], error: refused.errors[field] };
}
