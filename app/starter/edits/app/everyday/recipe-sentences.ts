import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { entriesAdded } from "../entries/more-entries";
import { form, GIVE, type Sentence } from "./sentence";

const APP = "src/App.tsx";
const isRecipes = (files: FileTree) => /className="card recipe-card"/.test(files.get(APP) ?? "");

/** What a recipe box can be told in a sentence of its own. */
export const RECIPE_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:add|put in|enter|include|save)(?: (?:a|the|my|our|another|new))*(?: recipe)?(?: (?:called|named|for|of))? ["“„«]?(?<name>[^"“”„«»:,(]{2,40}?)["”“»]?(?: recipe)?(?: to the (?:list|box|recipes))?(?:,? (?:with|made (?:of|from|with)|which needs|that needs|needs?|using)|:|,| \\()(?: (?:the )?ingredients:?)? (?<things>.+)`,
      ),
    ],
    make: (files, _said, { core }) => withRecipe(files, core),
  },
  {
    forms: [
      form(
        `(?:number|count|enumerate) (?:the|all|each of the|my) (?:recipe |cooking )?(?:steps?|instructions?)(?: (?:of|in)(?: (?:a|the|each|every))? recipes?)?`,
      ),
      form(
        "(?:(?:make|turn|show|have|put|give) )?(?:the )?(?:steps?|instructions?) (?:(?:should|must|to|be|as|into|in|with|get) )*(?:an? )?(?:numbered(?: list)?|numbers|(?:with )?numbers in front|1, ?2, ?3)",
      ),
      form(
        "(?:add|put|show) numbers (?:to|on|before|in front of|for) (?:the |each )?(?:steps?|instructions?)",
      ),
    ],
    make: (files) =>
      isRecipes(files) &&
      fieldsOf(files).some(({ label }) => /step|method|instruction/iu.test(label))
        ? there("The steps of a recipe are numbered already: open one to see it.")
        : null,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:field |number )?(?:for |with )?(?:the |a |an )?(?:(?:cooking|preparation|prep|baking|total|cook) )+(?:time|duration|minutes)(?: field)?(?: (?:to|for|on|of|in)(?: (?:each|every|the|all|my|a))* recipes?)?`,
      ),
      form("(?:show|add) how long (?:a recipe|it|each recipe) takes(?: to (?:cook|make|prepare))?"),
    ],
    make(files) {
      const minutes = fieldsOf(files).find(({ label }) => /^minutes$/iu.test(label));
      return isRecipes(files) && minutes
        ? there("The form asks for the minutes that a recipe takes already, and each shows them.")
        : null;
    },
  },
  {
    forms: [
      form(
        "(?:(?:change|adjust|set|choose|scale|pick|select|enter|vary)(?: (?:the|a|my))? (?:number of )?(?:servings|portions|people|persons)|scale (?:the )?(?:recipe|ingredients|amounts|quantities)(?: (?:to|by|with|for)(?: (?:the|another|a different))*(?: (?:number of )?(?:servings|portions|people))?)?)(?: (?:and|so that) .*(?:amounts?|ingredients|quantit(?:y|ies)).*)?(?: (?:in|of|for|on) (?:a|each|the|every) recipe)?",
      ),
      form(
        "(?:(?:calculate|adapt|adjust|change|convert|multiply|scale) )(?:the )?(?:ingredients?|amounts?|quantit(?:y|ies))(?: of the ingredients)? (?:to|for|by|with|when i change|according to|depending on)(?: (?:the|a|number of|different|my|another))* (?:servings|portions|people|guests)",
      ),
    ],
    make: scaling,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:button (?:for|to (?:make|create|copy|get)) )?(?:a |the )?shopping list(?: button)?(?: (?:from|of|for|with)(?: (?:the|a|each|all))*(?: (?:ingredients|recipe))?(?: of (?:a|the|each) recipe)?)?`,
      ),
      form(
        "(?:copy|put|send|add) (?:the )?ingredients (?:to|into|as|on) (?:a|the|my) (?:shopping list|clipboard)",
      ),
    ],
    make: shoppingList,
  },
];

const RECIPE =
  /^(?:please )?(?:add|put in|enter|include|save)(?: (?:a|the|my|our|another|new))*(?<word> recipe)?(?: (?:called|named|for|of))? ["“„«]?(?<name>[^"“”„«»:,(]{2,40}?)["”“»]?(?: recipe)?(?: to the (?:list|box|recipes))?(?:,? (?:with|made (?:of|from|with)|which needs|that needs|needs?|using)|:|,| \()(?: (?:the )?ingredients:?)? (?<things>.+?)\)?$/isu;
const STEPS =
  /[,;.]?\s*(?:and )?(?:the )?(?:steps?|method|instructions?|preparation|directions)(?: (?:are|is))?\s*:\s*(.+)$/isu;
const MINUTES =
  /[,;.]?\s*(?:it |and )?(?:takes |in |ready in |cooking time:? |time:? )?(\d{1,3}) ?min(?:ute)?s?\b/iu;
const SERVES =
  /[,;.]?\s*(?:it |and )?(?:serves|for|servings:?|makes) (\d{1,2})(?: (?:people|persons|servings|portions))?\b/iu;

/** A recipe told with its parts: what stands behind its name are its ingredients, a line each, and what is called steps are those. */
function withRecipe(files: FileTree, core: string): EditResult | null {
  const said = RECIPE.exec(core)?.groups;
  if (!isRecipes(files) || !said?.name || !said.things) return null;
  const fields = fieldsOf(files);
  const field = (form: RegExp) => fields.find(({ label }) => form.test(label))?.id;
  const [main] = fields;
  const things = field(/ingredient/iu);
  if (
    !main ||
    !things ||
    /(?<!\p{L})(?:field|column|button|filter|photo|rating)(?!\p{L})/iu.test(said.name)
  )
    return null;
  const values: Record<string, string> = { [main.id]: sentenceCase(said.name.trim()) };
  let rest = said.things;
  const take = (id: string | undefined, form: RegExp) => {
    const value = form.exec(rest)?.[1];
    if (!id || !value) return;
    values[id] =
      id === field(/step|method|instruction/iu)
        ? lines(value, /\s*(?:[;\n]|\.(?=\s|$)|,\s*then\s)\s*/u)
        : value;
    rest = rest.replace(form, "");
  };
  take(field(/step|method|instruction/iu), STEPS);
  take(field(/minutes/iu), MINUTES);
  take(field(/serving|portion/iu), SERVES);
  values[things] = lines(rest, /\s*(?:[,;\n]|,?\s(?:and|&)\s)\s*(?:and )?/u);
  const all = values[things]?.split("\n") ?? [];
  // "Difficulty: easy, medium, hard" is a field with its choices.
  const isRecipe = (said.word !== undefined || /["“„«]/u.test(core)) && all.length > 1;
  return !isRecipe && all.filter((one) => /\d/.test(one)).length < 2
    ? null
    : entriesAdded([values])(files);
}

const lines = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean)
    .join("\n");

const SCALED = `/** A line of ingredients for more or fewer people: the number that it begins with is multiplied. */
function scaled(line: string, factor: number): string {
  return line.replace(/^\\d+(?:[.,]\\d+)?/, (amount) =>
    (Number(amount.replace(",", ".")) * factor).toLocaleString(undefined, { maximumFractionDigits: 2 }),
  );
}

`;

/** A number of people in an open recipe, which the amounts of its ingredients follow. */
export function scaling(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const servings = fieldsOf(files).find(
    ({ label, type }) => type === "number" && /serving|portion/iu.test(label),
  );
  if (!isRecipes(files) || !servings) return null;
  if (code.includes("function scaled("))
    return there("An open recipe can be reckoned for more or fewer people already.");
  const state = /^ {2}const \[openId, setOpenId\] = useState<string \| null>\(null\);\n/m;
  const facts = /^( +)<p className="facts">\{facts\(open\)\}<\/p>\n/m;
  const line = "<span>{line}</span>";
  const open = /^ {2}const open = recipes\.find\([^\n]*\n/m;
  if (![state, facts, open].every((form) => form.test(code)) || !code.includes(line)) return null;
  const next = code
    .replace(
      state,
      (own) =>
        `${own}  const [portions, setPortions] = useState<{ id: string; count: number } | null>(null);\n`,
    )
    .replace(
      open,
      (own) =>
        `${own}  const written = Number(open?.values.${servings.id}) || 1;\n  const people = portions && portions.id === openId ? portions.count : written;\n`,
    )
    .replace(
      facts,
      (own, indent: string) =>
        `${own}${indent}<p>\n${indent}  <label className="label" htmlFor="people">\n${indent}    Reckon for how many\n${indent}  </label>\n${indent}  <input\n${indent}    id="people"\n${indent}    className="input"\n${indent}    style={{ width: "6rem" }}\n${indent}    type="number"\n${indent}    min={1}\n${indent}    max={99}\n${indent}    value={people}\n${indent}    onChange={(event) =>\n${indent}      setPortions({ id: open.id, count: Math.max(1, Number(event.target.value) || 1) })\n${indent}    }\n${indent}  />\n${indent}</p>\n`,
    )
    .replace(line, "<span>{scaled(line, people / written)}</span>")
    .replace("export function App()", `${SCALED}export function App()`);
  return edited(
    new Map([[APP, next]]),
    "An open recipe has a number of people now: the amounts that its ingredients begin with follow it.",
  );
}

/** What is to be bought for a recipe, from its ingredients. */
export function shoppingList(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const app = entryApp(files);
  const things = fieldsOf(files).find(({ label }) => /ingredient/iu.test(label));
  const edit =
    /^( +)<button type="button" className="button quiet small" onClick=\{\(\) => setDraft\(open\)\}>\n/m;
  if (!isRecipes(files) || !app || !things || !edit.test(code)) return null;
  if (code.includes("copyThings(")) return there("An open recipe has that button already.");
  const next = code
    .replace(
      edit,
      (own, indent: string) =>
        `${indent}<button type="button" className="button quiet small" onClick={() => copyThings(open)}>\n${indent}  {copied === open.id ? "Copied" : "Copy shopping list"}\n${indent}</button>\n${own}`,
    )
    .replace(
      /^ {2}const \[openId, setOpenId\]/m,
      '  const [copied, setCopied] = useState("");\n  const [openId, setOpenId]',
    )
    .replace(
      /^ {2}function remove\(/m,
      `  async function copyThings(recipe: Recipe) {\n    try {\n      await navigator.clipboard.writeText(recipe.values.${things.id} ?? "");\n      setCopied(recipe.id);\n    } catch {\n      prompt("Copy the list:", (recipe.values.${things.id} ?? "").replaceAll("\\n", ", "));\n    }\n  }\n\n  function remove(`,
    );
  return edited(
    new Map([[APP, next]]),
    "An open recipe has a button “Copy shopping list” now, which copies its ingredients.",
  );
}
