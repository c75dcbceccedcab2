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

  async function load(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    try {
      const kept: unknown = JSON.parse(await file.text());
      if (typeof kept !== "object" || kept === null || Array.isArray(kept)) throw new Error("list");
      if (!confirm("Put the backup in the place of what is here now?")) return;
      for (const [key, value] of Object.entries(kept))
        if (typeof value === "string") localStorage.setItem(key, value);
      location.reload();
    } catch {
      setSaid("That file is no backup of this app. Nothing was changed.");
    }
  }

  return (
    <p className="backup">
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
