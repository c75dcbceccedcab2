/**
 * Capital letters and digits as lines in a square of 100: what an icon shows of an app's name. Drawn here, because a
 * server need not have a single font.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: "M26 82 50 18 74 82M35 60H65",
  B: "M32 18V82H55A17 17 0 0 0 55 48H32M32 18H52A15 15 0 0 1 52 48",
  C: "M74 30A32 32 0 1 0 74 70",
  D: "M30 18V82H42A32 32 0 0 0 42 18Z",
  E: "M70 18H34V82H70M34 50H63",
  F: "M70 18H36V82M36 50H63",
  G: "M73 28A32 32 0 1 0 81 54H56",
  H: "M28 18V82M72 18V82M28 50H72",
  I: "M50 18V82",
  J: "M64 18V62A18 18 0 0 1 28 62",
  K: "M32 18V82M70 18 32 54M46 43 72 82",
  L: "M35 18V82H70",
  M: "M22 82V18L50 60 78 18V82",
  N: "M28 82V18L72 82V18",
  O: "M50 18A32 32 0 1 0 50 82A32 32 0 1 0 50 18Z",
  P: "M32 82V18H54A18 18 0 0 1 54 54H32",
  Q: "M50 18A32 32 0 1 0 50 82A32 32 0 1 0 50 18ZM60 62 80 84",
  R: "M32 82V18H54A18 18 0 0 1 54 54H32M52 54 72 82",
  S: "M70 32C70 23 62 18 50 18C38 18 30 24 30 34C30 46 40 48 50 50C62 52 71 56 71 67C71 77 62 82 50 82C37 82 29 77 29 67",
  T: "M24 18H76M50 18V82",
  U: "M28 18V60A22 22 0 0 0 72 60V18",
  V: "M26 18 50 82 74 18",
  W: "M16 18 34 82 50 34 66 82 84 18",
  X: "M28 18 72 82M72 18 28 82",
  Y: "M26 18 50 50 74 18M50 50V82",
  Z: "M28 18H72L28 82H72",
  0: "M50 18C66 18 72 34 72 50C72 66 66 82 50 82C34 82 28 66 28 50C28 34 34 18 50 18Z",
  1: "M36 30 54 18V82",
  2: "M30 36C30 24 38 18 50 18C62 18 70 25 70 36C70 48 60 54 30 82H72",
  3: "M31 28C35 21 42 18 50 18C62 18 69 25 69 33C69 43 61 49 48 49C62 49 71 56 71 65C71 75 62 82 50 82C40 82 32 78 29 71",
  4: "M58 82V18L26 62H76",
  5: "M68 18H36L33 48C38 44 44 42 50 42C62 42 71 50 71 62C71 74 62 82 50 82C40 82 32 78 29 71",
  6: "M66 20C46 24 30 40 30 62A20 20 0 1 0 50 42C40 42 33 48 31 56",
  7: "M28 18H72L44 82",
  8: "M50 18A15 15 0 1 0 50 48A15 15 0 1 0 50 18ZM50 48A17 17 0 1 0 50 82A17 17 0 1 0 50 48Z",
  9: "M34 80C54 76 70 60 70 38A20 20 0 1 0 50 58C60 58 67 52 69 44",
};
/** For names in other writings: a plain shape. */
const SHAPE = "M50 22 78 50 50 78 22 50Z";

/** The lines of the first letter or digit of a name; of a plain shape where it is of another writing. */
export function glyphOf(name: string): string {
  const [first = ""] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  const plain = first.normalize("NFD").toUpperCase().charAt(0);
  return GLYPHS[plain] ?? SHAPE;
}
