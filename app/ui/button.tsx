import { clsx } from "clsx";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Spinner } from "./waiting";

export interface ButtonLook {
  /**
   * `primary` once a view; `quiet` inside toolbars. What takes away: `careful`, an outline, where it is offered;
   * `danger`, filled, only on the button that does it after it was asked.
   */
  variant?: "primary" | "secondary" | "quiet" | "careful" | "danger";
  small?: boolean;
  wide?: boolean;
  /** Only an icon inside: give the button an `aria-label`. */
  icon?: boolean;
}

/** The class list of a button, for elements that are not one of the two below. */
export function buttonClass({ variant = "secondary", small, wide, icon }: ButtonLook = {}): string {
  return clsx("button", `button--${variant}`, {
    "button--small": small,
    "button--wide": wide,
    "button--icon": icon,
  });
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Shows a spinner and refuses presses, but keeps the focus. */
    pending?: boolean;
    children: ReactNode;
  };

/** A button. `type` is `button` unless told, so that none submits a form by accident. */
export function Button({
  variant,
  small,
  wide,
  icon,
  pending = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass({ variant, small, wide, icon }), className)}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { href: string };

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({ variant, small, wide, icon, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={clsx(buttonClass({ variant, small, wide, icon }), className)} />;
}
