/** The first letter of a name as people see it: an emoji of several code points is one. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase("en") ?? "";
}
