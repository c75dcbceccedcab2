export interface Unit {
  name: string;
  sign: string;
  /** How many base units one of these is. */
  factor: number;
  /** What to add after multiplying; only temperatures need it. */
  offset?: number;
}

/** The first unit of each kind is its base. Add a line to add a unit. */
export const kinds: Record<string, Unit[]> = {
  Length: [
    { name: "Metres", sign: "m", factor: 1 },
    { name: "Millimetres", sign: "mm", factor: 0.001 },
    { name: "Centimetres", sign: "cm", factor: 0.01 },
    { name: "Kilometres", sign: "km", factor: 1000 },
    { name: "Inches", sign: "in", factor: 0.0254 },
    { name: "Feet", sign: "ft", factor: 0.3048 },
    { name: "Yards", sign: "yd", factor: 0.9144 },
    { name: "Miles", sign: "mi", factor: 1609.344 },
  ],
  Weight: [
    { name: "Kilograms", sign: "kg", factor: 1 },
    { name: "Grams", sign: "g", factor: 0.001 },
    { name: "Tonnes", sign: "t", factor: 1000 },
    { name: "Ounces", sign: "oz", factor: 0.028349523125 },
    { name: "Pounds", sign: "lb", factor: 0.45359237 },
    { name: "Stones", sign: "st", factor: 6.35029318 },
  ],
  Temperature: [
    { name: "Celsius", sign: "°C", factor: 1 },
    { name: "Fahrenheit", sign: "°F", factor: 5 / 9, offset: -160 / 9 },
    { name: "Kelvin", sign: "K", factor: 1, offset: -273.15 },
  ],
  Volume: [
    { name: "Litres", sign: "l", factor: 1 },
    { name: "Millilitres", sign: "ml", factor: 0.001 },
    { name: "Cubic metres", sign: "m³", factor: 1000 },
    { name: "Teaspoons (US)", sign: "tsp", factor: 0.00492892159375 },
    { name: "Tablespoons (US)", sign: "tbsp", factor: 0.01478676478125 },
    { name: "Cups (US)", sign: "cup", factor: 0.2365882365 },
    { name: "Pints (US)", sign: "pt", factor: 0.473176473 },
    { name: "Gallons (US)", sign: "gal", factor: 3.785411784 },
  ],
  Area: [
    { name: "Square metres", sign: "m²", factor: 1 },
    { name: "Square kilometres", sign: "km²", factor: 1e6 },
    { name: "Hectares", sign: "ha", factor: 10000 },
    { name: "Square feet", sign: "ft²", factor: 0.09290304 },
    { name: "Acres", sign: "ac", factor: 4046.8564224 },
  ],
  Speed: [
    { name: "Kilometres per hour", sign: "km/h", factor: 1 },
    { name: "Metres per second", sign: "m/s", factor: 3.6 },
    { name: "Miles per hour", sign: "mph", factor: 1.609344 },
    { name: "Knots", sign: "kn", factor: 1.852 },
  ],
  Data: [
    { name: "Megabytes", sign: "MB", factor: 1 },
    { name: "Bytes", sign: "B", factor: 1e-6 },
    { name: "Kilobytes", sign: "kB", factor: 0.001 },
    { name: "Gigabytes", sign: "GB", factor: 1000 },
    { name: "Terabytes", sign: "TB", factor: 1e6 },
    { name: "Mebibytes", sign: "MiB", factor: 1.048576 },
    { name: "Gibibytes", sign: "GiB", factor: 1073.741824 },
  ],
};

export function convert(value: number, from: Unit, to: Unit): number {
  const base = value * from.factor + (from.offset ?? 0);
  return (base - (to.offset ?? 0)) / to.factor;
}

export const firstKind = "Length";
