/** The component that reckons who owes whom: a file of its own in the project. */
export const SETTLEMENT = `interface Props {
  paid: [person: string, amount: number][];
  format: (value: number) => string;
}

/** Payments that leave everybody with an equal share, as few as they can be. */
function payments(paid: Props["paid"]): { from: string; to: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const [person, amount] of paid) {
    const name = person.trim();
    if (name !== "") sums.set(name, (sums.get(name) ?? 0) + amount);
  }
  const share = [...sums.values()].reduce((sum, one) => sum + one, 0) / Math.max(1, sums.size);
  const rest = [...sums].map(([name, sum]) => ({ name, left: sum - share }));
  const made: { from: string; to: string; amount: number }[] = [];
  for (const debtor of rest.filter(({ left }) => left < -0.005)) {
    for (const creditor of rest.filter(({ left }) => left > 0.005)) {
      const amount = Math.min(-debtor.left, creditor.left);
      if (amount < 0.005) continue;
      made.push({ from: debtor.name, to: creditor.name, amount });
      debtor.left += amount;
      creditor.left -= amount;
    }
  }
  return made;
}

/** Who owes whom. */
export function Settlement({ paid, format }: Props) {
  const all = payments(paid);
  const people = new Set(paid.map(([person]) => person.trim()).filter(Boolean));
  return (
    <section className="card" aria-label="Who owes whom" style={{ padding: "1rem", marginBlock: "1rem" }}>
      <h3 style={{ marginBlockStart: 0 }}>Who owes whom</h3>
      {people.size < 2 ? (
        <p className="muted">Appears when two people have paid something.</p>
      ) : all.length === 0 ? (
        <p>Nobody owes anything.</p>
      ) : (
        <ul>
          {all.map(({ from, to, amount }) => (
            <li key={from + to}>
              {from} owes {to} <strong>{format(amount)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
`;
