/** As each app that keeps entries has it. */
export function useStored<T>(key: string, initial: T): readonly [T, (next: T) => void];
export function newId(): string;
