import { type ChangeEvent, useState } from "react";

/** All that this app keeps in this browser, as a file, and back from one. */
export function Backup() {
  const [said, setSaid] = useState("");

  function save() {
    const link = document.createElement("a");
    const text = JSON.stringify({ ...localStorage }, null, 2);
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "backup.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    setSaid("Saved. Keep the file in a safe place.");
  }

  /** What a file holds, by name; null for a file of something else. */
  function entriesOf(text: string): [string, string][] | null {
    try {
      const kept: unknown = JSON.parse(text);
      if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null;
      const entries = Object.entries(kept);
      const isBackup =
        entries.length > 0 && entries.every(([, value]) => typeof value === "string");
      return isBackup ? (entries as [string, string][]) : null;
    } catch {
      return null;
    }
  }

  /** Puts entries in the place of all that is kept. */
  function put(entries: [string, string][]) {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }

  async function load(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const entries = entriesOf(await file.text());
    if (!entries) {
      setSaid("That file is no backup of this app. Nothing was changed.");
      return;
    }
    if (!confirm("Put the backup in the place of what is here now?")) return;
    const before = Object.entries({ ...localStorage });
    try {
      put(entries);
      location.reload();
    } catch {
      put(before);
      setSaid("The browser has no room for that backup. Nothing was changed.");
    }
  }

  return (
    <p className="backup" style={{ marginBlock: "1rem" }}>
      <button type="button" className="button small" onClick={save}>
        Save a backup
      </button>{" "}
      <label className="button small">
        Load a backup
        <input
          type="file"
          className="visually-hidden"
          accept="application/json,.json"
          onChange={load}
        />
      </label>{" "}
      <span className="muted" role="status">
        {said}
      </span>
    </p>
  );
}
