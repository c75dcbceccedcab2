import { THEME_PATH, THEMES, type Theme } from "~/platform/theme";

const LABELS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** Chooses between the system's colours, light and dark. app/enhance does it without a new page. */
export function ThemeSwitch({ theme = "system" }: { theme?: Theme | undefined }) {
  return (
    <form method="post" action={THEME_PATH} className="theme" aria-label="Colours">
      {THEMES.map((one) => (
        <button key={one} type="submit" name="theme" value={one} aria-pressed={one === theme}>
          {LABELS[one]}
        </button>
      ))}
    </form>
  );
}
