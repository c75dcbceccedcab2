const BEFORE =
  /^(?:(?:first|next)(?:\s*[,:;–-]+\s*|\s+(?=(?:please|make|add|change|remove|put|move|turn|set|give|use|show|hide|let|rename|delete|take|write|i|we|can|could)\b))|(?:hi|hello|hey|hallo|hola|bonjour|ok(?:ay)?|so|now|also|and|then|oh|actually|one more thing|thanks|thank you|great|nice|perfect|please|pls|plz|kindly|just|maybe|bitte|por favor|per favore|merci|danke)(?:\s+there)?\s*[,.:;!–-]*\s+|(?:can|could|would|will) (?:you|u|we)(?: please| pls| maybe| just)*\s+|(?:i was wondering|i wonder) if (?:you|we) could\s+|(?:would it be|is it) possible to\s+|(?:i|we)(?:'d| would) (?:like|love|want) (?:you to|to)\s+|(?:i|we) (?:want|need) (?:you )?to\s+(?!be\b)|(?:kannst|könntest) du(?: bitte)?\s+|(?:könnten|können) sie(?: bitte)?\s+|(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous)\s+|(?:puedes|podrías|podría)\s+|(?:how|what) about\s+|wie (?:wär['’]?s|wäre es)(?: denn)? mit\s+|\p{L}{2,5} (?:you|u) (?=(?:make|change|add|remove|put|move|turn|set|give|use|show|hide)\b))/iu;
const AFTER =
  /[\s,.;]*(?:\b(?:please|pls|plz|thanks?(?: you)?(?: (?:so|very) much)?|thx|cheers|if (?:you can|possible|that's ok)|for me|asap|bitte|danke|por favor|gracias|merci|s['’]il (?:te|vous) plaît|ok|(?:would|wäre|wären|serait|sería|sarebbe|seria)\s+(?:(?:also|really|auch|echt)\s+)?(?:be\s+)?(?:nice|great|lovely|good|cool|perfect|awesome|handy|helpful|useful|motivating|fun|amazing|fantastic|brilliant|wonderful|sweet|neat|practical|ideal|appreciated|schön|toll|gut|super|prima|klasse|bien|génial|genial|bello|bom|ótimo))\b|[!?]+|:\)|🙏|😊|👍)[\s.!?]*$/iu;

/** A wish without what is only polite: "Hi! Could you make it blue, please?" is "make it blue". */
export function withoutManners(wish: string): string {
  let text = wish.trim();
  for (let turn = 0; turn < 8; turn += 1) {
    // A question mark or an exclamation mark in what is quoted or given as a text stays.
    const next = text.replace(BEFORE, "").replace(isText(text) ? /$^/ : AFTER, "");
    if (next === text || next === "") return text;
    text = next;
  }
  return text;
}

/** Whether a wish ends with a text that is to be written, mark and all: "call it Who knows?". */
function isText(wish: string): boolean {
  return /[:?] [^:]*[!?]$|: [^:]*[.]$/u.test(wish);
}
