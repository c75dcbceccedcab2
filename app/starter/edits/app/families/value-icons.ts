import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import type { NamedField } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";

const FIELDS = "src/fields.ts";
const CHART = "src/components/CategoryChart.tsx";

/** Signs for what choices are mostly called: the first whose words stand in one. */
const SIGNS: readonly [words: RegExp, sign: string][] = [
  [/food|grocer|eat|meal|lunch|dinner|snack/iu, "🍎"],
  [/restaurant|takeaway|going out/iu, "🍽️"],
  [/coffee|café|cafe|breakfast/iu, "☕"],
  [/drink|bar|wine/iu, "🍷"],
  [/home|house|rent|household|flat/iu, "🏠"],
  [/transport|bus|train|commut/iu, "🚌"],
  [/car|fuel|petrol|gas/iu, "🚗"],
  [/travel|trip|holiday|vacation/iu, "✈️"],
  [/fun|leisure|entertain|party|hobb/iu, "🎉"],
  [/health|doctor|medic|pharmac/iu, "💊"],
  [/sport|gym|fitness|exercise/iu, "🏃"],
  [/cloth|fashion|shoe/iu, "👕"],
  [/pet|dog|cat\b|animal/iu, "🐾"],
  [/gift|present/iu, "🎁"],
  [/kid|child|baby|famil/iu, "🧸"],
  [/bill|util|electric|power|energy/iu, "💡"],
  [/phone|internet|mobile/iu, "📱"],
  [/insur|tax|bank|sav|money|financ/iu, "🏦"],
  [/school|educ|book|read|learn|course/iu, "📚"],
  [/music|concert/iu, "🎵"],
  [/film|movie|cinema|stream|tv/iu, "🎬"],
  [/work|job|office|business/iu, "💼"],
  [/garden|plant|vegan|vegetar|veg/iu, "🌱"],
  [/clean|laundry/iu, "🧹"],
  [/shop|errand/iu, "🛒"],
  [/bug|defect/iu, "🐞"],
  [/idea/iu, "💡"],
  [/urgent|high|critical/iu, "🔥"],
  [/low|later|someday/iu, "🌙"],
  [/medium|normal|middle/iu, "⭐"],
  [/task|to ?do|chore/iu, "✅"],
  [/beauty|hair/iu, "💇"],
  [/personal|self|me\b/iu, "🙂"],
];
/** For what none of them is for, each another. */
const OTHERS = ["🏷️", "📌", "🔷", "🔶", "🟢", "🟣"];

/** The signs of the choices of a field, in their order. */
function signsOf(options: readonly string[]): Record<string, string> {
  let other = 0;
  return Object.fromEntries(
    options.map((option) => {
      const known = SIGNS.find(([words]) => words.test(option))?.[1];
      return [
        option,
        known ?? (/^other/iu.test(option) ? "📦" : (OTHERS[other++ % OTHERS.length] ?? "🏷️")),
      ];
    }),
  );
}

/** Each choice of a field has a sign before it, wherever its value is read; null without a place for that. */
export function withIcons(files: FileTree, field: NamedField): EditResult | null {
  const code = files.get(FIELDS) ?? "";
  if (code.includes("./icons"))
    return there("What can be chosen has icons already: they are in src/icons.ts.");
  const value = /^( {2})return value;\n\}/m;
  if (!value.test(code) || field.options.length === 0) return null;
  const signs = signsOf(field.options);
  const shown = `import { iconOf } from "./icons";\n\n${code.replace(
    value,
    `$1if (field.id === ${jsInline(field.id)}) return \`\${iconOf(value)} \${value}\`.trim();\n$1return value;\n}`,
  )}`;
  const changes = new Map<string, string>([
    [FIELDS, shown],
    [
      "src/icons.ts",
      `/** The sign of each choice of “${field.label}”: put others here. */\nconst ICONS: Record<string, string> = ${JSON.stringify(signs, null, 2)};\n\nexport function iconOf(value: string): string {\n  return ICONS[value] ?? "";\n}\n`,
    ],
  ]);
  const chart = files.get(CHART);
  if (chart?.includes("<span>{name}</span>") && /categ/iu.test(field.id))
    changes.set(
      CHART,
      `import { iconOf } from "../icons";\n\n${chart.replace("<span>{name}</span>", "<span>\n              {iconOf(name)} {name}\n            </span>")}`,
    );
  const told = Object.entries(signs).map(([option, sign]) => `${sign} ${option}`);
  return edited(changes, `Each “${field.label}” has an icon before it: ${told.join(", ")}.`);
}
