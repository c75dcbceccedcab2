/** People to talk to. Nobody is there: every answer comes from the list below. */
export const contacts = ["Echo", "Robin", "Sam"];

const GREETING = /\b(hi|hello|hey|good (morning|evening))\b/i;
const THANKS = /\b(thanks|thank you|cheers)\b/i;

/** A canned answer. Replace this with a call to your own server. */
export function replyTo(contact: string, text: string): string {
  if (GREETING.test(text)) return `Hello! ${contact} here (a canned answer).`;
  if (THANKS.test(text)) return "You're welcome.";
  if (text.trim().endsWith("?")) return `Good question. I only repeat things: “${text.trim()}”`;
  return `You said: “${text.trim()}”`;
}
