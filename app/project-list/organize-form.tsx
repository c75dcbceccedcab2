import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { projectsPath } from "~/platform/urls";

interface OrganizeFormProps {
  id?: string;
  className?: string;
  label?: string;
  /** Does it in the browser; the list's page does when absent, without a script too. */
  onAct?: ((form: FormData) => void) | undefined;
  onDone?(): void;
  /** Does what a button asks that leads elsewhere, such as a download, which is no page of this list. */
  onElsewhere?(form: HTMLFormElement): void;
  children: ReactNode;
}

/** A form whose buttons say in `intent` what shall become of the projects it names. */
export function OrganizeForm({
  label,
  onAct,
  onDone,
  onElsewhere,
  children,
  ...rest
}: OrganizeFormProps) {
  const { search } = useLocation();
  return (
    <Form
      {...rest}
      aria-label={label}
      method="post"
      action={`${projectsPath}${search}`}
      preventScrollReset
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (onElsewhere && submitter?.hasAttribute("formaction")) {
          event.preventDefault();
          onElsewhere(event.currentTarget);
        } else if (onAct) {
          event.preventDefault();
          onAct(new FormData(event.currentTarget, submitter));
        }
        onDone?.();
      }}
    >
      {children}
    </Form>
  );
}
