import { source } from "../apps/source";
import type { StarterParams, Tone } from "../apps/starter-app";
import { colourTokens } from "../theme/theme";

interface ToneTokens {
  font: string;
  heading: string;
  radius: string;
  shadow: string;
}

const SOFT_SHADOW = "0 1px 2px rgb(0 0 0 / 6%), 0 10px 30px rgb(0 0 0 / 6%)";

/** What a tone means in tokens. System font stacks only: a generated app loads no fonts. */
export const TONES: Record<Tone, ToneTokens> = {
  plain: {
    font: 'system-ui, "Segoe UI", Roboto, sans-serif',
    heading: "var(--font)",
    radius: "12px",
    shadow: SOFT_SHADOW,
  },
  playful: {
    font: 'ui-rounded, "SF Pro Rounded", "Nunito", "Quicksand", "Trebuchet MS", system-ui, sans-serif',
    heading: "var(--font)",
    radius: "22px",
    shadow: "0 4px 0 rgb(0 0 0 / 10%), 0 14px 30px rgb(0 0 0 / 8%)",
  },
  minimal: {
    font: '"Helvetica Neue", Helvetica, Arial, system-ui, sans-serif',
    heading: "var(--font)",
    radius: "3px",
    shadow: "none",
  },
  professional: {
    font: '"Segoe UI", system-ui, Roboto, sans-serif',
    heading: 'Georgia, "Iowan Old Style", "Times New Roman", serif',
    radius: "6px",
    shadow: "0 1px 3px rgb(0 0 0 / 10%)",
  },
  retro: {
    font: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    heading: "var(--font)",
    radius: "0px",
    shadow: "4px 4px 0 rgb(0 0 0 / 18%)",
  },
};

/** The one `:root` block of an app: every colour, size and font it uses. */
export function rootBlock(params: Pick<StarterParams, "theme" | "tone">): string {
  const { "color-scheme": scheme, ...colours } = colourTokens(params.theme);
  const tone = TONES[params.tone];
  const lines = [
    `color-scheme: ${scheme};`,
    ...Object.entries(colours).map(([name, value]) => `${name}: ${value};`),
    `--font: ${tone.font};`,
    `--font-heading: ${tone.heading};`,
    "--font-size: 100%;",
    `--radius: ${tone.radius};`,
    `--shadow: ${tone.shadow};`,
  ];
  return `:root {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

/** The app's one stylesheet: tokens, a small base, then what the app itself needs. */
export function stylesheet(params: StarterParams, appStyles: string): string {
  return `/* Design tokens: change these and the whole app follows. */\n${rootBlock(params)}\n${BASE}\n${appStyles}`;
}

const BASE = source`
*,
*::before,
*::after {
  box-sizing: border-box;
}

[hidden] {
  display: none !important;
}

html {
  font-size: var(--font-size);
  -webkit-text-size-adjust: 100%;
}

body {
  margin: 0;
  min-height: 100vh;
  background: var(--bg);
  color: var(--text);
  font-family: var(--font);
  line-height: 1.55;
}

h1,
h2,
h3 {
  margin: 0;
  font-family: var(--font-heading);
  line-height: 1.2;
  text-wrap: balance;
  overflow-wrap: anywhere;
}

p {
  margin: 0;
  overflow-wrap: anywhere;
}

a {
  color: var(--accent-ink);
  text-underline-offset: 0.2em;
}

button,
input,
select,
textarea {
  font: inherit;
  color: inherit;
}

:focus-visible {
  outline: 3px solid var(--accent-ink);
  outline-offset: 2px;
}

.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.1rem;
  border: 1px solid var(--border);
  border-radius: calc(var(--radius) * 0.75);
  background: var(--surface);
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  transition: border-color 0.15s, box-shadow 0.15s;
}

.button:hover {
  border-color: var(--accent-ink);
}

.button.primary {
  border-color: transparent;
  background: var(--accent);
  color: var(--on-accent);
}

.button.primary:hover {
  box-shadow: inset 0 0 0 2px color-mix(in oklab, var(--on-accent) 40%, transparent);
}

.button.quiet {
  border-color: transparent;
  background: transparent;
  color: var(--muted);
}

.button.quiet:hover {
  background: var(--raised);
  color: var(--text);
}

.button.small {
  min-height: 2.125rem;
  padding: 0.25rem 0.7rem;
  font-size: 0.875rem;
}

.button:disabled {
  opacity: 0.55;
  cursor: not-allowed;
}

.input {
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.8rem;
  border: 1px solid color-mix(in oklab, var(--muted) 70%, var(--surface));
  border-radius: calc(var(--radius) * 0.66);
  background: var(--surface);
}

textarea.input {
  min-height: 6rem;
  resize: vertical;
}

.label {
  display: block;
  margin-bottom: 0.3rem;
  font-size: 0.875rem;
  font-weight: 600;
}

.card {
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
}

.muted {
  color: var(--muted);
}

.empty {
  padding: 2.5rem 1.25rem;
  border: 1.5px dashed var(--border);
  border-radius: var(--radius);
  color: var(--muted);
  text-align: center;
}

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

@media (prefers-reduced-motion: reduce) {
  *,
  *::before,
  *::after {
    animation: none !important;
    transition: none !important;
  }
}
`;
