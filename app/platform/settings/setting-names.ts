/**
 * What administrators may set in pages, by the names of the environment. What is not here is the environment's
 * alone: whom plans are paid to, nodes of Solana, secrets and keys, where data lies, and which hosts there are.
 */
export const SETTING_NAMES = [
  "APP_NAME",
  "CONTACT_EMAIL",
  "CAREERS_EMAIL",
  "SOURCE_URL",
  "CHAT_URL",
  "REGISTRATION",
  "RATE_LIMIT_SCALE",
  "HUMAN_SECONDS",
  "PLANS",
  "PRICE_BASIC_SOL",
  "PRICE_UNLIMITED_SOL",
  "UNLIMITED_HOLDING",
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** Whether something is the name of a setting: rows of a later release may have others. */
export function isSettingName(name: string): name is SettingName {
  return SETTING_NAMES.some((one) => one === name);
}

/** Where a value comes from. */
export type SettingSource = "page" | "environment" | "default";

/** A setting as administrators see it. Values are as the environment writes them; "" for none. */
export interface ShownSetting {
  name: SettingName;
  value: string;
  source: SettingSource;
  /** What counts without a page's value. */
  usual: string;
  /** Whether that is from the environment; else it is the default. */
  isUsualGiven: boolean;
}
