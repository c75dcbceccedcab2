import type { z } from "zod";
import type { RefusedAct } from "./act-form";

/** The texts of a form, to be shown again when it is refused. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}

/** What a refused form is answered with. @param fields what is wrong with each; the whole when absent */
export function refusedAct(
  form: FormData,
  { message, fields }: { message: string; fields?: Record<string, string> | undefined },
): RefusedAct {
  const typed = textsOf(form);
  return { intent: typed.intent ?? "", typed, errors: fields ?? { "": message } };
}

export type Checked<Schema extends z.ZodTypeAny> = z.output<Schema>;
