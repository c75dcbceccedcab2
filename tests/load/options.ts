/** The number of an option such as `--minutes=2`, or what it is without. @throws {Error} for none */
export function numberOption(name: string, otherwise: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  if (!given) return otherwise;
  const value = Number(given.slice(name.length + 3));
  if (!(value > 0)) throw new Error(`--${name} is a number above 0, as in --${name}=2.`);
  return value;
}

/** The text of an option such as `--only=save`; nothing without it. */
export function textOption(name: string): string {
  return (
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? ""
  );
}
