import { topics } from "../coordination/coordination.server";
import { type Db, db } from "../db.server";
import { env } from "../env.server";
import { log } from "../log.server";
import { isSettingName, type SettingName } from "./setting-names";
import { type PageValue, parseSetting, replacePageValues, type Settings } from "./settings.server";

let readings = 0;

/**
 * Reads what pages have set, and again whenever a process of this installation has changed it.
 *
 * @returns a function that ends it: what is being read then counts no more
 */
export async function followSettings(): Promise<() => void> {
  const again = () =>
    void readSettings().catch((error: unknown) =>
      log.error({ err: error }, "settings were not read; what counted before still does"),
    );
  const end = topics.subscribe("settings-changed", again, again);
  await readSettings();
  return () => {
    end();
    readings += 1;
  };
}

/** Reads all rows. Of two readings the one that was begun later counts, whichever is done first. */
export async function readSettings(): Promise<void> {
  readings += 1;
  const reading = readings;
  const rows = await db.setting.findMany({ orderBy: { name: "asc" } });
  if (reading !== readings) return;
  const values = new Map<SettingName, PageValue>();
  for (const { name, value: text } of rows) {
    if (!isSettingName(name)) continue;
    const parsed = parseSetting(name, text);
    if (parsed.ok) values.set(name, { text, value: parsed.value });
    // Written by another version, perhaps: the environment's counts.
    else log.warn({ setting: name }, "a setting of a page cannot be read, so it does not count");
  }
  replacePageValues(values);
}

/**
 * Says to every process that rows have changed; this one knows them when it returns. To be called when the
 * transaction is done.
 */
export async function tellSettingsChanged(): Promise<void> {
  await readSettings();
  topics.publish("settings-changed", {});
}

/** A setting as it is stored now, though this process may not have heard of a change yet. */
export async function readSetting<Name extends SettingName>(
  rows: Pick<Db, "setting">,
  name: Name,
): Promise<Settings[Name]> {
  const row = await rows.setting.findUnique({ where: { name } });
  const parsed = row ? parseSetting(name, row.value) : null;
  return (parsed?.ok ? parsed.value : env[name]) as Settings[Name];
}
