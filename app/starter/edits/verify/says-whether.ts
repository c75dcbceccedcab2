const WHETHER =
  /(?<!\p{L})(?:note|say|record|enter|mark|track|log|know|choose|check ?box|tick ?box|tick|box|field|for|about|down) (?:for )?if (?:i|we|it|they|he|she|the|an?)(?!\p{L})/iu;

/** Whether the "if" of a wish is a "whether": "note if it likes sun" asks for what is entered, and for nothing that depends on it. */
export function saysWhether(wish: string): boolean {
  return WHETHER.test(wish);
}
