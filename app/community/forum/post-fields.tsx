import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { PictureField } from "../writing/picture-field";

interface PostFieldsProps {
  label: string;
  /** Lines that the box shows. */
  rows: number;
  /** Longest text, in characters. */
  maxLength: number;
  content: string;
  errors: Record<string, string> | null;
  /** What the form does, and how its button says so. */
  sends: { intent: string; label: string };
}

/** The text of a new post with its pictures, and the buttons to send it and to see it before. */
export function PostFields({ label, rows, maxLength, content, errors, sends }: PostFieldsProps) {
  return (
    <>
      <Field
        as="textarea"
        label={label}
        name="content"
        rows={rows}
        hint="You can use Markdown."
        maxLength={maxLength}
        defaultValue={content}
        required
        dir="auto"
        data-mentions=""
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
      </div>
    </>
  );
}
