/** A field of a form; with a `name`, a file in it. */
export interface FormPart {
  field: string;
  bytes: Buffer | string;
  /** What the file is called. */
  name?: string;
  /** What the sender says the file is. */
  type?: string;
}

const EDGE = "edge-of-the-form";
/** The type of a request whose body is `multipartBody`'s. */
export const MULTIPART = `multipart/form-data; boundary=${EDGE}`;

/** @param end what closes the form; without it, it is cut short */
export function multipartBody(parts: FormPart[], end = `--${EDGE}--\r\n`): Buffer {
  const written = parts.map((part) =>
    Buffer.concat([Buffer.from(headOf(part)), Buffer.from(part.bytes), Buffer.from("\r\n")]),
  );
  return Buffer.concat([...written, Buffer.from(end)]);
}

function headOf({ field, name, type }: FormPart): string {
  const file = name === undefined ? "" : `; filename="${name}"`;
  const lines = [`--${EDGE}`, `Content-Disposition: form-data; name="${field}"${file}`];
  if (type) lines.push(`Content-Type: ${type}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
