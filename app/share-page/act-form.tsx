import type { ReactNode } from "react";
import { sharePagePath } from "~/platform/urls";
import { Button, type ButtonLook } from "~/ui/button";

interface ActFormProps {
  projectId: string;
  intent: string;
  /** Values that are not typed. */
  hidden?: Record<string, string>;
  /** Fields, above the button. */
  children?: ReactNode;
  submit: string;
  look?: ButtonLook;
  /** The whole name of the button, where its text is not enough out of context. */
  label?: string;
  hasFile?: boolean;
}

/** A form of one act: it works by itself, and the sheet of the workspace sends it without leaving. */
export function ActForm(props: ActFormProps) {
  const { projectId, intent, hidden = {}, children, submit, look, label, hasFile } = props;
  return (
    <form
      method="post"
      action={sharePagePath(projectId)}
      className={children ? "stack" : undefined}
      {...(hasFile ? { encType: "multipart/form-data" as const } : {})}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button type="submit" {...(children ? {} : { small: true })} {...look} aria-label={label}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
