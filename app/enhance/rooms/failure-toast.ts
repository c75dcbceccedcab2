/** Loads the toasts when there is something to say. */
export async function warn(title: string, description?: string): Promise<void> {
  const { showToast } = await import("~/ui/toaster");
  showToast({ title, ...(description ? { description } : {}), variant: "destructive" });
}
