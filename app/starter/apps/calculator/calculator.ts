import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { html, source } from "../source";
import type { StarterApp } from "../starter-app";
import { CALCULATOR_SCRIPT, CALCULATOR_STYLES } from "./calculator-source";

export const calculator: StarterApp = {
  id: "calculator",
  name: "calculator",
  icon: "🧮",
  accent: "#ea6a12",
  keywords: ["calculator", "calc", "calculate", "adding machine"],
  kinds: ["static"],
  defaultTitle: () => "Calculator",
  describe: () => "A calculator for mouse, touch and keyboard, with a history of results.",
  next: ["make it teal", "use a retro style", "add a dark mode toggle"],
  files(params) {
    const body = source`
<main class="desk">
  <section class="card calculator" aria-label="Calculator">
    <h1>${html(params.title)}</h1>
    <div class="screen">
      <p class="sum" id="sum" aria-hidden="true"></p>
      <output class="result" id="result" aria-live="polite">0</output>
    </div>
    <div class="keys" id="keys">
      <button type="button" class="key soft" data-key="clear">AC</button>
      <button type="button" class="key soft" data-key="sign" aria-label="Change sign">±</button>
      <button type="button" class="key soft" data-key="%" aria-label="Percent">%</button>
      <button type="button" class="key operator" data-key="/" aria-label="Divide">÷</button>
      <button type="button" class="key" data-key="7">7</button>
      <button type="button" class="key" data-key="8">8</button>
      <button type="button" class="key" data-key="9">9</button>
      <button type="button" class="key operator" data-key="*" aria-label="Multiply">×</button>
      <button type="button" class="key" data-key="4">4</button>
      <button type="button" class="key" data-key="5">5</button>
      <button type="button" class="key" data-key="6">6</button>
      <button type="button" class="key operator" data-key="-" aria-label="Subtract">−</button>
      <button type="button" class="key" data-key="1">1</button>
      <button type="button" class="key" data-key="2">2</button>
      <button type="button" class="key" data-key="3">3</button>
      <button type="button" class="key operator" data-key="+" aria-label="Add">+</button>
      <button type="button" class="key" data-key="back" aria-label="Delete last digit">⌫</button>
      <button type="button" class="key" data-key="0">0</button>
      <button type="button" class="key" data-key="." aria-label="Decimal point">.</button>
      <button type="button" class="key equals" data-key="=" aria-label="Equals">=</button>
    </div>
  </section>
  <section class="tape" aria-labelledby="tape-title">
    <div class="tape-head">
      <h2 id="tape-title">History</h2>
      <button type="button" class="button quiet small" id="clear-history" hidden>Clear</button>
    </div>
    <p class="muted" id="no-history">Results appear here. Choose one to use it again.</p>
    <ol id="history"></ol>
  </section>
</main>
`;
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: calculator.describe(params),
          icon: calculator.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, CALCULATOR_STYLES)],
      ["script.js", CALCULATOR_SCRIPT],
    ]);
  },
};
