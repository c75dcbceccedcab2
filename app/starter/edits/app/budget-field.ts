/** The markup of a field for a budget of the month, which the app keeps. @param of what it is for, e.g. " for Food" */
export function budgetField(of = ""): string {
  return `<label className="muted">
  Monthly budget${of}{" "}
  <input
    className="input"
    type="number"
    min="0"
    step="any"
    style={{ width: "8rem" }}
    value={budget}
    onChange={(event) => setBudget(event.target.value)}
  />
</label>`;
}
