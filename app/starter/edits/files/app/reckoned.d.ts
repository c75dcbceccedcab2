/** As the project's own program reckons them. */
export interface Reckoned {
  label: string;
  value: number | string;
  unit?: string;
}
export function reckoned(values: Record<string, string>): Reckoned[];
