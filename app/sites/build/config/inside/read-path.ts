/** A value of an object by its path, e.g. "colors.gray.500" or "spacing[2.5]". */
export function readPath(from: unknown, path: string): unknown {
  const whole = (from as Record<string, unknown>)[path];
  if (whole !== undefined) return whole;
  const keys = path.split(/\.(?![^[]*\])|[[\]]/).filter((key) => key !== "");
  let value = from;
  for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}
