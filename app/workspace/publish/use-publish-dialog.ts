import { type ComponentType, useState } from "react";
import { showToast } from "~/ui/toaster";

/** What every publish dialog is told. */
interface PublishDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/**
 * A publish dialog, whose code is loaded when it is first opened. Where that fails, as without a line,
 * it is told: a browser asks for such code once for each page, so it takes a reload.
 *
 * @param load imports the dialog
 * @returns the dialog, null until it is loaded, and whether it is open
 */
export function usePublishDialog(
  load: () => Promise<{ default: ComponentType<PublishDialogProps> }>,
) {
  // There from its first opening on, so that it can close by itself.
  const [Dialog, setDialog] = useState<ComponentType<PublishDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    setOpen(true);
    if (Dialog) return;
    try {
      const loaded = await load();
      setDialog(() => loaded.default);
    } catch (error) {
      console.warn("The publish dialog could not be loaded.", error);
      setOpen(false);
      showToast({
        title: "Publishing did not load",
        description: "Nothing is lost. Reload the page once you are online.",
        action: { label: "Reload", run: () => location.reload() },
      });
    }
  };

  return { Dialog, isOpen, open, close: () => setOpen(false) };
}
