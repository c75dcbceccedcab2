/** A message to the person, as the models send it; the page decides how toasts look. */
export interface Notice {
  title: string;
  description?: string;
  kind?: "info" | "error";
  action?: { label: string; run(): void };
}

export type Notify = (notice: Notice) => void;
