/** By project id. */
export type Entries<T> = ReadonlyMap<string, T>;

export function withEntry<T>(map: Entries<T>, key: string, value: T): Entries<T> {
  return new Map(map).set(key, value);
}

export function withoutEntry<T>(map: Entries<T>, key: string): Entries<T> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
