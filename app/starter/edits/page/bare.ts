export const LEADING =
  /^(?:(?:the|a|an|my|our|your|this|that|these|those|its|all|every|each|both|whole|entire|existing|current|old|der|die|das|den|dem|des|unsere?[nrms]?|meine?[nrms]?|eine?[nrms]?|alle[nr]?|jede[rnms]?|le|la|les|l['’]|un|une|mon|ma|mes|notre|nos|tous|toutes|el|los|las|mi|mis|nuestr[oa]s?|il|lo|i|gli|o|os|as|um|uma|meu|minha|noss[oa]s?|of|for|on|in|part about|section about|section on|with|von|vom|mit|für|de|du|des|del|della|do|da|dos|das)(?:\s+|$)|l['’]|d['’])/iu;

/** A phrase without articles and words for where all of it is. */
export function bare(phrase: string): string {
  let text = phrase.trim().replace(/[?!.,:;]+$/u, "");
  for (let turn = 0; turn < 6; turn += 1) {
    const next = text.replace(LEADING, "");
    if (next === text) break;
    text = next;
  }
  return text.trim();
}
