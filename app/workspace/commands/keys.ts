/** Whether the keys of this device are a Mac's: ⌘ is there what Ctrl is elsewhere. */
export function isMac(platform: string = navigator.platform): boolean {
  return /^(?:Mac|iP)/.test(platform);
}

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * What was pressed, as commands write their keys: "Mod-", "Alt-" and "Shift-" in this order before the
 * key in small letters. A sign that needs Shift by itself, such as "?", stands for itself.
 */
export function keysOf(event: Pressed, mac = isMac()): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  // With Alt a Mac types other letters, so the key's place counts.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  const key = altKey && letter ? letter : event.key;
  const parts = [
    (mac ? metaKey : ctrlKey) && "Mod",
    mac && ctrlKey && "Ctrl",
    altKey && "Alt",
    shiftKey && !/^[^\w\s]$/.test(key) && "Shift",
    key.length === 1 ? key.toLowerCase() : key,
  ];
  return parts.filter(Boolean).join("-");
}

const MAC_SIGNS: Record<string, string> = { Mod: "⌘", Ctrl: "⌃", Alt: "⌥", Shift: "⇧" };
const NAMES: Record<string, string> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Delete: "Del",
  Escape: "Esc",
};

/** Keys as the keyboard in front of somebody says them: "⇧ ⌘ F", elsewhere "Ctrl Shift F". */
export function shownKeys(keys: string, mac = isMac()): string[] {
  // The last "-" may be the key itself.
  const parts = keys.split(/-(?=.)/);
  const key = parts.pop() ?? "";
  const order = mac ? ["Ctrl", "Alt", "Shift", "Mod"] : ["Mod", "Ctrl", "Alt", "Shift"];
  const held = order.filter((part) => parts.includes(part));
  return [
    ...held.map((part) => (mac ? (MAC_SIGNS[part] ?? part) : part === "Mod" ? "Ctrl" : part)),
    NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}
