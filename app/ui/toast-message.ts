export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** One thing to do about it; doing it dismisses the toast. */
  action?: { label: string; run(): void };
  /** How long it stays, in milliseconds; {@link TOAST_MS} unless told. */
  duration?: number;
}

/** How long a toast stays unless it says otherwise, in milliseconds. */
export const TOAST_MS = 5000;
