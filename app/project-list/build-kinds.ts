/** How a new project is built, where somebody cares: a sentence that goes with the wish. */
export const BUILD_KINDS = [
  { value: "", words: "Any kind", sentence: "" },
  { value: "page", words: "Plain web page", sentence: "Use plain HTML, CSS and JavaScript." },
  { value: "react", words: "React app", sentence: "Use React." },
  { value: "vue", words: "Vue app", sentence: "Use Vue." },
] as const;

/** A wish with the kind that was chosen beside it, as it is sent. */
export function wishWithKind(wish: string, kind: string): string {
  const sentence = BUILD_KINDS.find(({ value }) => value === kind)?.sentence ?? "";
  const text = wish.trim();
  return sentence && text ? `${text}\n\n${sentence}` : text;
}
