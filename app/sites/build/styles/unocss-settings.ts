import type { BuildProblem } from "../build-types";
import { asRecord } from "../config/values";

/** A preset that UnoCSS's compiler here has. */
export type UnocssPreset = "wind3" | "wind4" | "attributify" | "typography" | "icons";

/** What a project asks of UnoCSS, as far as it is known here. */
export interface UnocssSettings {
  presets: readonly { name: UnocssPreset; options: Record<string, unknown> }[];
  theme: Record<string, unknown>;
  shortcuts: readonly unknown[];
  rules: readonly unknown[];
  safelist: readonly string[];
  hasGroups: boolean;
  leftOut: readonly string[];
}

const PRESETS: Readonly<Record<string, UnocssPreset>> = {
  presetUno: "wind3",
  presetMini: "wind3",
  presetWind: "wind3",
  presetWind3: "wind3",
  presetWind4: "wind4",
  presetAttributify: "attributify",
  presetTypography: "typography",
  presetIcons: "icons",
};
/** Done by themselves, or not needed where attributes stay as they are written. */
const TRANSFORMERS = /^transformer(?:Directives|VariantGroup|AttributifyJsx(?:Babel)?)$/;

/** @param said as the sandbox wrote it down; undefined where a project says nothing */
export function unocssSettings(said: Readonly<Record<string, unknown>> = {}): UnocssSettings {
  const presets = named(said.presets);
  const known = presets.flatMap(({ plugin, options }) => {
    const name = Object.hasOwn(PRESETS, plugin) ? PRESETS[plugin] : undefined;
    return name ? [{ name, options }] : [];
  });
  const transformers = named(said.transformers).map(({ plugin }) => plugin);
  const leftOut = [
    ...presets.map(({ plugin }) => plugin).filter((one) => !Object.hasOwn(PRESETS, one)),
    ...transformers.filter((one) => !TRANSFORMERS.test(one)),
    ...(Number(said.variants) > 0 ? ["variants of its own"] : []),
    // In vite.config, or of a project of too many words.
    ...(Number(said.functions) > 0 ? ["rules that are functions"] : []),
  ];
  return {
    presets: presets.length > 0 ? known : [{ name: "wind3", options: {} }],
    theme: asRecord(said.theme),
    shortcuts: listOf(said.shortcuts),
    rules: listOf(said.rules),
    safelist: listOf(said.safelist).filter((one) => typeof one === "string"),
    hasGroups: transformers.includes("transformerVariantGroup"),
    leftOut,
  };
}

/** What of it is not known here, in a sentence each. */
export function unocssLeftOut({ leftOut }: UnocssSettings): BuildProblem[] {
  return leftOut.map((name) => ({
    text: `Left out of what UnoCSS is asked for: ${name.slice(0, 100)}.`,
  }));
}

function named(given: unknown): { plugin: string; options: Record<string, unknown> }[] {
  return listOf(given).map((one) => {
    const { plugin, options } = asRecord(one);
    return {
      plugin: typeof plugin === "string" ? plugin : "a preset of its own",
      options: asRecord(options),
    };
  });
}

function listOf(given: unknown): unknown[] {
  return Array.isArray(given) ? given : [];
}
