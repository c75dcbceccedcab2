import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import { isOutside } from "./press-outside";

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a press outside. */
  onClose(): void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/**
 * A modal question on the native dialog: it traps focus, and gives it back when it closes. Focus
 * starts at `[data-autofocus]`, else at the first input, else at the close button.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  wide,
  children,
  actions,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    // The browser would start at the close button; whoever opened it came to fill something in.
    element.querySelector<HTMLElement>("[data-autofocus], .input:enabled")?.focus();
    return () => {
      element.close();
      // The browser does this for a dialog that closes, but not for one that leaves the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key, and the browser handles it
    <dialog
      ref={dialog}
      className={clsx("dialog", wide && "dialog--wide")}
      // Its title is there only while it is open.
      aria-labelledby={open ? `${id}-title` : undefined}
      aria-describedby={open && description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes it whatever "cancel" says; what the page believes has to follow.
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event, event.currentTarget)) {
          onClose();
        }
      }}
    >
      {open ? (
        <>
          <div className="dialog__head">
            <h2 id={`${id}-title`}>{title}</h2>
            <Button variant="quiet" small icon aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          {description ? (
            <div className="dialog__description" id={`${id}-description`}>
              {description}
            </div>
          ) : null}
          {children}
          {actions ? <div className="dialog__actions">{actions}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}
