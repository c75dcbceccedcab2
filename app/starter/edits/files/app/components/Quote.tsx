/** One for each day, by the date. Change them as you like. */
const QUOTES: string[] = [
  "Well begun is half done.",
  "Little by little, one travels far.",
  "Done is better than perfect.",
  "A journey of a thousand miles begins with a single step.",
  "Slow and steady wins the race.",
  "Where there is a will, there is a way.",
  "Rome was not built in a day.",
  "Practice makes perfect.",
  "Fortune favours the bold.",
  "Many hands make light work.",
  "Every day is a new chance.",
  "The best time to start is now.",
  "Fall seven times, stand up eight.",
  "Strong trees grow slowly.",
];

export function Quote() {
  const now = new Date();
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  return (
    <p className="quote muted" style={{ marginBlock: "1rem" }}>
      “{QUOTES[day % QUOTES.length]}”
    </p>
  );
}
