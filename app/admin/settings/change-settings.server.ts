import { z } from "zod";
import { reasonField } from "~/admin/audit/reason";
import { recordAct } from "~/admin/audit/record-act.server";
import { arePlansPossible } from "~/plans/plan-settings.server";
import { db } from "~/platform/db.server";
import { badRequest } from "~/platform/errors";
import { tellSettingsChanged } from "~/platform/settings/read-settings.server";
import { SETTING_NAMES, type SettingName } from "~/platform/settings/setting-names";
import { parseSetting, settings } from "~/platform/settings/settings.server";

/** Longest value, in characters. */
const VALUE_CHARACTERS = 300;
/** All limits can be had this much smaller or larger: beyond it the product could not be used. */
const SCALE = { least: 0.1, most: 100 };

/** What a form of settings says beside their values. */
export const settingsActSchema = z.object({
  /** The setting that goes back to the environment. */
  clear: z.enum(SETTING_NAMES).optional(),
  reason: reasonField,
});

/** What was typed for a setting, and what its field held before. */
export type TypedSettings = Partial<Record<SettingName, { typed: string; before: string }>>;

/** The fields of a form, by setting. What its field held comes along as `was.<name>`. */
export function typedSettings(form: FormData): TypedSettings {
  const text = (field: string) => String(form.get(field) ?? "").trim();
  const sent = SETTING_NAMES.filter((name) => form.has(name));
  return Object.fromEntries(
    sent.map((name) => [name, { typed: text(name), before: text(`was.${name}`) }]),
  );
}

/**
 * Stores what was changed in a form of settings, all of it or nothing. What was not touched is left alone, though
 * somebody else may have changed it meanwhile; what was emptied goes back to the environment.
 *
 * @returns what was done, in a few words
 * @throws {AppError} 400 with what is wrong with each field
 */
export async function saveSettings(
  adminId: string,
  typed: TypedSettings,
  reason: string,
): Promise<string> {
  const changed = Object.entries(typed)
    .filter(([, { typed: value, before }]) => value !== before)
    .map(([name, { typed: value }]) => [name as SettingName, value] as const);
  checkAll(changed);
  if (changed.length === 0) return "Nothing was changed: the fields are as they were";
  await db.$transaction(async (tx) => {
    for (const [name, value] of changed) {
      const row = await tx.setting.findUnique({ where: { name } });
      const subject = `setting:${name}` as const;
      if (value === "") {
        await tx.setting.deleteMany({ where: { name } });
      } else {
        const data = { value, updatedById: adminId };
        await tx.setting.upsert({ where: { name }, create: { name, ...data }, update: data });
      }
      const action = value === "" ? "setting.clear" : "setting.change";
      const details = { before: row?.value ?? null, after: value || null };
      await recordAct(tx, { adminId, action, subject, reason, details });
    }
  });
  await tellSettingsChanged();
  return changed.length === 1 ? "The setting was saved" : `${changed.length} settings were saved`;
}

/** Gives a setting back to the environment. One that is the environment's already is fine. */
export async function clearSetting(
  adminId: string,
  name: SettingName,
  reason: string,
): Promise<string> {
  const before = String(settings[name] ?? "");
  return saveSettings(adminId, { [name]: { typed: "", before: before || "set" } }, reason);
}

function checkAll(changed: readonly (readonly [SettingName, string])[]): void {
  const fields: Record<string, string> = {};
  for (const [name, value] of changed) {
    const problem = value === "" ? null : problemOf(name, value);
    if (problem) fields[name] = problem;
  }
  if (Object.keys(fields).length > 0) {
    throw badRequest("Nothing was saved: please look at the fields that are marked.", { fields });
  }
}

/** What is wrong with a value; null when it can be used. */
function problemOf(name: SettingName, value: string): string | null {
  if (value.length > VALUE_CHARACTERS) {
    return `This can have ${VALUE_CHARACTERS} characters at most.`;
  }
  const parsed = parseSetting(name, value);
  if (!parsed.ok) return `This ${parsed.problem}.`;
  if (name === "APP_NAME" && /[\p{Cc}\p{Cf}]/u.test(value)) {
    return "A name is one line, without invisible characters.";
  }
  if (name === "RATE_LIMIT_SCALE") {
    const scale = Number(value);
    const isUsable = scale >= SCALE.least && scale <= SCALE.most;
    return isUsable ? null : `This must be a number from ${SCALE.least} to ${SCALE.most}.`;
  }
  if (name === "PLANS" && value === "on" && !arePlansPossible()) {
    return "Plans need TREASURY_WALLET and SOLANA_RPC_URL in the environment first.";
  }
  return null;
}
