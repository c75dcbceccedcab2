/** As each app that keeps entries has it. */
export interface Field {
  id: string;
  label: string;
  type: string;
  required?: boolean;
  options?: string[];
}
export type Values = Record<string, string>;
export const fields: Field[];
export function display(field: Field, value: string | undefined): string;
export function emptyValues(): Values;
