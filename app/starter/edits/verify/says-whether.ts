const WHETHER =
  /(?<!\p{L})(?:note|say|record|enter|mark|track|log|know|choose|check ?box|tick ?box|tick|box|field|for|about|down) (?:for )?if (?:i|we|it|they|he|she|the|an?)(?!\p{L})/iu;

const WHEN =
  /(?<!\p{L})(?:note|say|record|enter|track(?: of)?|log|know|choose|write|store|save|field|for|about|down) when (?:i|we|it|they|he|she|the|an?|each) (?:\p{L}+ )*?(?:bought|got|expires?|goes? (?:off|bad)|spoils?|due|back|lent|borrowed|returned?|met|saw|spoke|called|cooked|made|ate|watered|cleaned|repaired|serviced|used|happened|was|has to be|must be)(?!\p{L})/iu;

/**
 * Whether the "if" of a wish is a "whether": "note if it likes sun" asks for what is entered, and for nothing that depends on it.
 * So does the "when" of "keep track of when it expires".
 */
export function saysWhether(wish: string): boolean {
  return WHETHER.test(wish) || WHEN.test(wish);
}
