import { Field } from "~/ui/field";
import { PICTURE_BYTES, PICTURE_FIELD, PICTURE_TYPES, PICTURES_PER_FORM } from "./picture-limits";

/** Where pictures for a text are chosen; they are put at its end. The form has to be multipart. */
export function PictureField({ error }: { error?: string | undefined }) {
  return (
    <Field
      label="Pictures"
      optional
      name={PICTURE_FIELD}
      type="file"
      accept={PICTURE_TYPES}
      multiple
      hint={`Up to ${PICTURES_PER_FORM}, together at most ${PICTURE_BYTES / 1024 ** 2} MB. They are put at the end of the text.`}
      {...(error ? { error } : {})}
    />
  );
}
