import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { attribute } from "../../said/page-elements";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";
import { insideOf, withChanges } from "../page-draft";
import { wordsOf } from "../page-words";
import { placed, wordsLeft } from "./place-program";

const SUMS =
  /(?<!\p{L})(?:total|totals|sum|sums|add(?:s|ed)? up|work(?:s)? out|calculat\p{L}*|estimator|cost|costs|summe|gesamt\p{L}*|zusammen\p{L}*|rechne\p{L}*|\p{L}*rechner|berechn\p{L}*|ausrechn\p{L}*|addier\p{L}*|calcul\p{L}*|somme|additionn\p{L}*|sumar?|suma|totale|calcol\p{L}*|somma\p{L}*|somar?|soma|calcular)(?!\p{L})/iu;
const CHOOSES =
  /(?<!\p{L})(?:work(?:s)? out|calculat\p{L}*|add(?:s|ed)? up|total|choose|pick|select|tick|how many|how much|what (?:it|they)|people|customers|guests|visitors|\p{L}*rechner|rechne\p{L}*|berechn\p{L}*|ausrechn\p{L}*|auswähl\p{L}*|wähl\p{L}*|summe|calcul\p{L}*|choisi\p{L}*|elegir|elij\p{L}*|sumar?|calcol\p{L}*|scegli\p{L}*|somar|escolh\p{L}*)(?!\p{L})/iu;
const WORDS = new Set(
  (
    "total totals sum sums work works out calculate calculates calculator calculated calculation price prices cost costs their order orders basket choose pick select tick click enter type put number numbers many much each thing things item items ticket tickets order what how when where if example like eg e g would come comes comes together amount quantity people customers guests visitors person build small little tool widget then see shows show so plus into or estimate estimator " +
    "summe gesamtsumme gesamtpreis gesamt preisrechner rechner rechnen berechnen ausrechnen zusammenrechnen preis preise kostet kosten wählen auswählen wie viel viele was wenn leute kunden gäste können kann man zusammen eingeben anzahl kleiner kleinen zeigt anzeigt dann jedem jeder " +
    "total somme calculateur calculer calcule prix tarif combien choisir choisit clients gens nombre chaque puissent pouvoir coûte " +
    "total suma sumar calculadora calcular calcule precio precios cuánto cuesta elegir clientes gente cantidad cada puedan " +
    "totale somma calcolatore calcolare calcola prezzo prezzi quanto costa scegliere clienti quantità ogni possano " +
    "total soma calculadora calcular preço preços quanto custa escolher clientes quantidade cada possam"
  ).split(" "),
);
const SAYS: Readonly<Record<string, readonly [heading: string, total: string]>> = {
  en: ["Work out the total", "Total"],
  de: ["Gesamtpreis ausrechnen", "Zusammen"],
  fr: ["Calculer le total", "Total"],
  es: ["Calcular el total", "Total"],
  it: ["Calcola il totale", "Totale"],
  pt: ["Calcular o total", "Total"],
};
const CSS = `.total-of {
  margin-top: 2rem;
  padding: 1.25rem;
  border-radius: var(--radius);
  background: var(--raised);
}

.total-of label {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.35rem;
}

.total-of input {
  width: 5.5rem;
}

.total-of output {
  font-size: 1.375rem;
  font-weight: 700;
}
`;
const SCRIPT = `// Adds up what somebody chooses, by the prices that the list beside it shows.
function amountIn(text) {
  const number = /\\d[\\d.,’']*/.exec(text)?.[0].replace(/[.,’']+$/, "") ?? "";
  const cents = /[.,](\\d{1,2})$/.exec(number);
  const whole = (cents ? number.slice(0, -cents[0].length) : number).replace(/\\D/g, "");
  return { number, value: Number(whole) + (cents ? Number(\`0.\${cents[1]}\`) : 0), hasCents: cents !== null };
}

for (const box of document.querySelectorAll("[data-total-of]")) {
  const entries = [...document.querySelectorAll(\`#\${box.dataset.totalOf} li\`)].flatMap((entry) => {
    const price = entry.querySelector('[class*="price"]')?.textContent ?? "";
    const named = entry.querySelector('[class*="name"], h3')?.cloneNode(true);
    for (const mark of named?.querySelectorAll(".badge") ?? []) mark.remove();
    const name = named?.textContent.trim() ?? "";
    const amount = amountIn(price);
    return amount.number && name ? [{ name, price, ...amount }] : [];
  });
  const inputs = entries.map(({ name, price }) => {
    const label = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { type: "number", min: "0", max: "999", value: "0", className: "input" });
    label.append(\`\${name}, \${price}\`, input);
    box.querySelector(".total-lines").append(label);
    return input;
  });
  const show = () => {
    const sum = entries.reduce((all, { value }, at) => all + value * Math.max(0, Number(inputs[at].value) || 0), 0);
    const [{ price, number }] = entries;
    const digits = entries.some(({ hasCents }) => hasCents) || sum % 1 !== 0 ? 2 : 0;
    const shown = sum.toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const around = price.split(number);
    const behind = /^\\s*(?:[^\\s\\d\\p{L}/]+|\\p{L}{2,6})/u.exec(around[1] ?? "")?.[0] ?? "";
    box.querySelector("output").textContent = \`\${(around[0] ?? "").replace(/^\\s*\\p{Ll}+\\s+/u, "")}\${shown}\${/\\s(?:per|pro|par|por|al?|je)/.test(behind) ? "" : behind}\`;
  };
  if (entries.length === 0) continue;
  box.addEventListener("input", show);
  show();
  box.hidden = false;
}
`;

/** "Let people work out the total": a number for each thing that has a price, and what that comes to. */
export function priceTotal({ text, page, files }: Order): EditResult | null {
  if (!SUMS.test(text) || !CHOOSES.test(text) || text.length > 240) return null;
  const priced = page.pieces.filter(({ entry, kind }) => kind === "entry" && entry?.price);
  const [first] = priced;
  const section = first?.section;
  const names = new Set(
    priced.flatMap(({ says }) => [...says.toLowerCase().split(/[^\p{L}]+/u), ...wordsOf(says)]),
  );
  const currency = new Set(
    priced.flatMap(({ entry }) => entry?.price?.text.toLowerCase().split(/[^\p{L}]+/u) ?? []),
  );
  if (wordsLeft(text, WORDS, WORDS_AROUND, names, currency).length > 0) return null;
  const id = section ? attribute(section.element, "id") : "";
  if (!section || id === "")
    return unchanged("The page has no list of prices to add up: say what things cost first.");
  if (page.source.includes("data-total-of")) return unchanged("The page adds up prices already.");
  const [heading, total] = SAYS[languageOfPage(page.source)] ?? ["Work out the total", "Total"];
  const block = `<div class="total-of" data-total-of="${id}" hidden>
  <h3>${html(heading)}</h3>
  <div class="total-lines"></div>
  <p>${html(total)}: <output></output></p>
</div>
`;
  const source = withChanges(page.source, [insideOf(page.source, section.place, block, "last")]);
  return placed(
    files,
    { source, css: CSS, script: SCRIPT },
    `Below “${section.says}” people can say how many of each now, and the page adds up what that comes to, by the prices in the list.`,
  );
}
