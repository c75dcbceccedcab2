import { pwaProjectsPath, sharePath } from "~/platform/urls";
import { SHARED_FIELDS, SHARED_FILE } from "./shared";

/** As in app/styles/tokens.css, light. */
const COLORS = { canvas: "#f5f8f6", accent: "#0a6a4f" };

const icon = (name: string, size: number, purpose?: "maskable" | "monochrome") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose ? { purpose } : {}),
});

const ICONS = [
  icon("icon-192", 192),
  icon("icon-512", 512),
  icon("icon-maskable-512", 512, "maskable"),
  icon("icon-monochrome-512", 512, "monochrome"),
];

/** The workspace with an app that the built-in starter made: no name of the product is in them. */
const SCREENSHOTS = [
  { form_factor: "narrow", sizes: "540x960", label: "Say what you want on the phone" },
  { form_factor: "wide", sizes: "1280x800", label: "Files, the running app and the chat" },
].map((shot) => ({ ...shot, src: `/screens/${shot.form_factor}.webp`, type: "image/webp" }));

/** What makes the product an app that can be installed (https://www.w3.org/TR/appmanifest/). */
export function writeManifest(appName: string) {
  return {
    // It stays what it was when it was first installed, whatever its name and first page.
    id: "/",
    name: appName,
    short_name: appName,
    description: "Say what you want. Ship what you said.",
    lang: "en",
    dir: "ltr",
    start_url: pwaProjectsPath,
    scope: "/",
    display: "standalone",
    background_color: COLORS.canvas,
    theme_color: COLORS.accent,
    categories: ["developer", "productivity"],
    icons: ICONS,
    screenshots: SCREENSHOTS,
    shortcuts: [
      { name: "New project", url: `${pwaProjectsPath}#new`, icons: [ICONS[0]] },
      { name: "My projects", url: pwaProjectsPath, icons: [ICONS[0]] },
    ],
    share_target: {
      action: sharePath,
      method: "POST",
      enctype: "multipart/form-data",
      params: { ...SHARED_FIELDS, files: [{ name: SHARED_FILE, accept: ["image/*"] }] },
    },
  };
}
