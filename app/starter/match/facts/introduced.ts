/** "I'm a piano teacher (Hyun-ju Bae, Oakland) and want": what somebody is, with who they are and where in brackets. */
const IN_BRACKETS =
  /^((?:hi|hello|hey)[,!.]? )?(?:i['’]m|i am) (an? [\p{L} -]{3,40}?) \((\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?:, (\p{Lu}[\p{L}'’ -]{2,30}))?(, [^()\n]{2,160})?\)(?: and(?: (?:i )?(?=want|need|would)|,? )|[,.]? )/iu;

/** A request with who speaks in the place of what they are, as everybody else says it. */
export function introduced(text: string): string {
  return text.replace(
    IN_BRACKETS,
    (_, hello: string = "", trade: string, name: string, town?: string, more: string = "") =>
      `${hello}I'm ${name}, ${trade}${town ? ` in ${town}` : ""}${more}. I `,
  );
}
