const TOO =
  /^(?<what>(?:the|our|my|this|that|these|those|all|die|der|das|unsere?|meine?)\s+[^,.;:"“”„⟦]{2,50}?)\s+(?:is|are|looks?|feels?|seems?|ist|sind|sieht|wirkt)\s+[^,.;:"“”„]{2,60}?\s*[,.;–—-]+\s*(?:so |also |please |bitte |can you |could you |kannst du )*(?<verb>make|turn|set|put|move|take|remove|delete|hide|change|give|call|rename|mach|setz|entferne|lösche|nimm|verschiebe|ändere|nenne)\s+(?:it|them|that|this|those|es|sie|ihn)(?!\p{L})(?<rest>.*)$/isu;

const GONE =
  /^(?<what>[^,.;:"“”„⟦]{2,40}?)\s+(?:is|are|has|have|ist|sind|hat)\s+(?:now |all )?(?:sold out|gone|finished|over|left(?: us)?|not available|cancelled|ausverkauft|vorbei|aus|abgesagt|weg)\s*[,.;–—-]+\s*(?:so |please |bitte )*(?<verb>take|remove|delete|hide|entferne|lösche|nimm)\s+(?:it|them|him|her|that|es|sie|ihn)(?!\p{L})(?<rest>.*)$/isu;

/** "The header is too big, make it smaller": what is complained of is what the order is about. */
export function named(message: string): string {
  const groups = (TOO.exec(message.trim()) ?? GONE.exec(message.trim()))?.groups;
  return groups?.what && groups.verb
    ? `${groups.verb} ${groups.what}${groups.rest ?? ""}`
    : message;
}
