import { z } from "zod";
import { EFFORTS } from "~/generation/models/model";
import { groupDigits } from "~/platform/group-digits";

/** What a person or the operator can say of a model; what is left out is told by its name. */
export interface ModelSettings {
  /** The window in tokens. */
  contextTokens: number | null;
  profile: string | null;
  effort: string | null;
  /** US dollars for a million tokens, as the two after it. */
  inputPrice: number | null;
  cachedPrice: number | null;
  outputPrice: number | null;
}

/** How a model can be asked, in words. */
export const PROFILES = [
  { value: "strong", label: "Edits in place (strong models)" },
  { value: "small", label: "Whole files (small models)" },
  {
    value: "form",
    label: "A form, and the starter makes the files (models of one to three billion)",
  },
] as const;

/** The smallest window a request fits into, and more than any model has. */
export const WINDOW = { least: 4_096, most: 10_000_000 } as const;
/** The highest price that is taken, in US dollars for a million tokens. */
export const MOST_PRICE = 10_000;

const blank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);
const windowWords = `A window has ${groupDigits(WINDOW.least)} to ${groupDigits(WINDOW.most)} tokens.`;
const priceWords = `A price is 0 to ${groupDigits(MOST_PRICE)} dollars for a million tokens.`;
const price = z.preprocess(
  blank,
  z.coerce.number({ message: priceWords }).min(0, priceWords).max(MOST_PRICE, priceWords).nullish(),
);

/** The fields of the forms that set them. */
export const settingFields = {
  contextTokens: z.preprocess(
    blank,
    z.coerce
      .number({ message: windowWords })
      .int(windowWords)
      .min(WINDOW.least, windowWords)
      .max(WINDOW.most, windowWords)
      .nullish(),
  ),
  profile: z.preprocess(blank, z.enum(["small", "strong", "form"]).nullish()),
  effort: z.preprocess(blank, z.enum(EFFORTS).nullish()),
  inputPrice: price,
  cachedPrice: price,
  outputPrice: price,
};

/** What a form said, as a row keeps it. */
export function settingsOf(said: Partial<ModelSettings>): ModelSettings {
  const { contextTokens, profile, effort, inputPrice, cachedPrice, outputPrice } = said;
  return {
    contextTokens: contextTokens ?? null,
    profile: profile ?? null,
    effort: effort ?? null,
    inputPrice: inputPrice ?? null,
    cachedPrice: cachedPrice ?? null,
    outputPrice: outputPrice ?? null,
  };
}

/** The same as options of a model. */
export function optionsOf({ profile, effort, ...row }: Omit<ModelSettings, "contextTokens">) {
  const { inputPrice: input, outputPrice: output, cachedPrice: cached } = row;
  return {
    profile: PROFILES.find(({ value }) => value === profile)?.value,
    effort: EFFORTS.find((one) => one === effort),
    prices:
      input === null || output === null
        ? undefined
        : { input, output, ...(cached === null ? {} : { cached }) },
  } as const;
}
