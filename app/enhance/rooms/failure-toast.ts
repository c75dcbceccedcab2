/** Loads the toasts, while there is a line: what they are needed for may be that there is none. */
export async function loadToasts() {
  return await import("~/ui/toaster").catch(() => null);
}

/** Says that something failed. */
export async function warn(title: string, description?: string): Promise<void> {
  const toasts = await loadToasts();
  toasts?.showToast({ title, ...(description ? { description } : {}), variant: "destructive" });
}
