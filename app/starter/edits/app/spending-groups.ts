import type { FileTree } from "~/projects/files";
import { fieldsOf, type NamedField } from "../abilities/named-field";

const APP = "src/App.tsx";
const IS_OF_KIND = /categor|kategori|catégor/iu;
/** The label of a field that says whose a spending was. */
export const IS_OF_PERSON = /who|paid|payer|person/iu;

/** What things are told apart by where nobody says by what: their category, or else a choice that is no person. */
export function groupsOf(fields: readonly NamedField[]): NamedField | undefined {
  const choices = fields.filter(({ type }) => type === "choice");
  return (
    fields.find(({ id }) => id === "category") ??
    choices.find(({ label }) => IS_OF_KIND.test(label)) ??
    choices.find(({ label }) => !IS_OF_PERSON.test(label)) ??
    choices[0]
  );
}

/** What the ring of spending is divided by; nothing where there is none. */
export function groupOfRing(files: FileTree): NamedField | undefined {
  const code = files.get(APP) ?? "";
  if (!code.includes("<CategoryChart")) return undefined;
  const fields = fieldsOf(files);
  // Projects made before went by the first choice, whatever it was of.
  const goesByFirst = /groupField =\s+fields\.find\(\(field\) => field\.type === "choice"/.test(
    code,
  );
  return (
    (goesByFirst ? fields.find(({ type }) => type === "choice") : undefined) ?? groupsOf(fields)
  );
}

/** Whether the ring shows what the money is spent on, and not whose it was. */
export const ringIsOfCategories = (files: FileTree): boolean => {
  const group = groupOfRing(files);
  return group !== undefined && (group.id === "category" || IS_OF_KIND.test(group.label));
};
