/** A text of the editor that is put together when somebody first reads it: of thousands of lines that takes as long as a key. */
export interface TypedText {
  /** In letters as `text.length` counts them, without reading it. */
  readonly length: number;
  readonly text: string;
}

/** @param read makes the text, of what does not change any more */
export function typedText(length: number, read: () => string): TypedText {
  let made: string | undefined;
  return {
    length,
    get text() {
      made ??= read();
      return made;
    },
  };
}

/** The text itself. */
export function read(typed: TypedText | string): string {
  return typeof typed === "string" ? typed : typed.text;
}

/** Whether it says the same as `other`; it is read only where both are of one length. */
export function says(typed: TypedText | string, other: string): boolean {
  if (typeof typed === "string") return typed === other;
  return typed.length === other.length && typed.text === other;
}
