/** How keys alone leave the code editor, where Tab indents. Nobody would find it untold. */
export const LEAVE_EDITOR = "In the editor Tab indents. Escape, then Tab, leaves it.";
