/** The lists that can be chosen, each with entries of its own. Rename them here; the first holds what was there before. */
export const lists: string[] = ["One", "Two"];

let chosen = lists[0] ?? "";
try {
  const kept = localStorage.getItem("list") ?? "";
  if (lists.includes(kept)) chosen = kept;
} catch {
  // Storage is off: the first one is shown.
}

export function chosenList(): string {
  return chosen;
}

export function chooseList(name: string) {
  chosen = name;
  try {
    localStorage.setItem("list", name);
  } catch {
    // It is chosen until the page is closed.
  }
}

/** Where a list keeps something: the first under the name that it always had. */
export function keyOfList(key: string): string {
  return lists.indexOf(chosen) <= 0 ? key : `${chosen}: ${key}`;
}
