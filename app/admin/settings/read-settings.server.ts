import { BASIC_PRICE, UNLIMITED_HOLDING, UNLIMITED_PRICE } from "~/plans/plan-facts";
import type { SettingName, ShownSetting } from "~/platform/settings/setting-names";
import { describeSettings } from "~/platform/settings/settings.server";

/** What counts where neither a page nor the environment says anything. */
const DEFAULTS: Partial<Record<SettingName, string>> = {
  PRICE_BASIC_SOL: BASIC_PRICE,
  PRICE_UNLIMITED_SOL: UNLIMITED_PRICE,
  UNLIMITED_HOLDING,
};

/** Every setting as the page shows it, by name. */
export function readShownSettings(): Record<SettingName, ShownSetting> {
  const shown = describeSettings().map((setting) => {
    const usual = setting.usual || (DEFAULTS[setting.name] ?? "");
    const value = setting.source === "page" ? setting.value : usual;
    return [setting.name, { ...setting, usual, value }];
  });
  return Object.fromEntries(shown);
}
