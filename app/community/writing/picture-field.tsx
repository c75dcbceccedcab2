import { Field } from "~/ui/field";
import { PICTURES_PER_FORM } from "./picture-limits";

/** Where pictures for a text are chosen; they are put at its end. The form has to be multipart. */
export function PictureField({ error }: { error?: string | undefined }) {
  return (
    <Field
      label="Pictures"
      optional
      name="picture"
      type="file"
      accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
      multiple
      hint={`Up to ${PICTURES_PER_FORM}, together at most 10 MB. They are put at the end of the text.`}
      {...(error ? { error } : {})}
    />
  );
}
