import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { PictureField } from "../writing/picture-field";
import { POST_CHARACTERS } from "../writing/text-limits";

interface PostFieldsProps {
  label: string;
  /** Lines that the box shows. */
  rows: number;
  /** What is good to know of the text. */
  hint?: string;
  content: string;
  errors: Record<string, string> | null;
  /** What the form does, and how its button says so. */
  sends: { intent: string; label: string };
  /** Whether whoever opens the page has come to write in this box. */
  startsHere?: boolean;
  /** More that can be done, behind the buttons. */
  children?: ReactNode;
}

/** The text of a post with its pictures, and the buttons to send it and to see it before. */
export function PostFields(props: PostFieldsProps) {
  const { label, rows, hint, content, errors, sends, startsHere, children } = props;
  return (
    <>
      <Field
        as="textarea"
        label={label}
        name="content"
        rows={rows}
        hint={hint ?? "You can use Markdown."}
        maxLength={POST_CHARACTERS}
        defaultValue={content}
        required
        dir="auto"
        data-mentions=""
        autoFocus={startsHere}
        {...(errors?.content ? { error: errors.content } : {})}
      />
      <PictureField error={errors?.picture} />
      <div className="button-row">
        <Button type="submit" variant="primary" name="intent" value={sends.intent}>
          {sends.label}
        </Button>
        <Button type="submit" name="intent" value="preview" formNoValidate>
          Preview
        </Button>
        {children}
      </div>
    </>
  );
}
