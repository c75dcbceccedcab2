export type Sky = "sun" | "cloud" | "rain";

export interface City {
  name: string;
  /** °C */
  now: number;
  sky: Sky;
  /** km/h */
  wind: number;
  /** percent */
  humidity: number;
}

/** Sample data. Replace it with a request to a weather service of your choice. */
export const cities: City[] = [
  { name: "Lisbon", now: 22, sky: "sun", wind: 14, humidity: 58 },
  { name: "Oslo", now: 9, sky: "cloud", wind: 21, humidity: 71 },
  { name: "Nairobi", now: 25, sky: "sun", wind: 11, humidity: 48 },
  { name: "Osaka", now: 18, sky: "rain", wind: 17, humidity: 82 },
];

export const firstUnit = "C";
