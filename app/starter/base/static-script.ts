import { source } from "../apps/source";

/** Loading and saving for static apps; both survive a browser that refuses storage. */
export const STORAGE_SCRIPT = source`
function load(key, fallback) {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback; // Storage is off or the text was damaged: start fresh.
  }
}

function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or off: the app still works until the page is closed.
  }
}
`;
