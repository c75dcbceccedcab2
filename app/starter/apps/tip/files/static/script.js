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

const TIPS = [0, 10, 15, 18, 20, 25]; // percent
const CURRENCIES = ["USD", "EUR", "GBP", "CHF", "CAD", "AUD", "JPY", "INR"];
const firstTip = 15;
const firstPeople = 2;
const currency = "USD"; // chosen at first

const bill = document.getElementById("bill");
const tip = document.getElementById("tip");
const chips = document.getElementById("chips");
const people = document.getElementById("people");
const rounding = document.getElementById("rounding");
const choice = document.getElementById("currency");

const stored = load("tip", {}) ?? {};
tip.value = stored.tip ?? firstTip;
people.value = stored.people ?? firstPeople;
rounding.value = stored.rounding === "whole" ? "whole" : "exact";
for (const code of CURRENCIES) choice.append(new Option(code, code));
// What a browser chose lasts as long as the app begins with the same one.
const isChosen = stored.first === currency && CURRENCIES.includes(stored.currency);
choice.value = isChosen ? stored.currency : currency;

for (const percent of TIPS) {
  const chip = document.createElement("button");
  chip.type = "button";
  chip.className = "button chip";
  chip.dataset.percent = percent;
  chip.textContent = `${percent} %`;
  chips.append(chip);
}

/** "12,50", "1,234.50": the last point or comma with one or two digits behind it parts the cents. */
function amountIn(text) {
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[^\d.,]/g, ""));
  return Number(`${whole.replace(/\D/g, "") || 0}.${cents || 0}`);
}

function within(value, least, most) {
  return Math.min(most, Math.max(least, Number.isFinite(value) ? value : least));
}

/** All is reckoned in the smallest coin, of which nobody can pay a part. */
function reckon(amount, percent, count, isWhole, digits) {
  const coin = 10 ** digits;
  const net = Math.round(amount * coin);
  const asked = net + Math.round((net * percent) / 100);
  const step = isWhole ? coin : 1;
  const share = Math.ceil(asked / count / step) * step;
  // Who rounds up to whole amounts gives what is over as a tip.
  const total = isWhole ? share * count : asked;
  return {
    share: share / coin,
    total: total / coin,
    tip: (total - net) / coin,
    over: (share * count - total) / coin,
  };
}

function show() {
  const money = new Intl.NumberFormat(undefined, { style: "currency", currency: choice.value });
  const digits = money.resolvedOptions().maximumFractionDigits;
  const count = Math.round(within(people.valueAsNumber, 1, 99));
  const percent = within(tip.valueAsNumber, 0, 100);
  const sums = reckon(amountIn(bill.value), percent, count, rounding.value === "whole", digits);
  document.getElementById("share").textContent = money.format(sums.share);
  document.getElementById("tip-sum").textContent = money.format(sums.tip);
  document.getElementById("tip-share").textContent = money.format(sums.tip / count);
  document.getElementById("total").textContent = money.format(sums.total);
  document.getElementById("note").textContent =
    sums.over > 0
      ? `It cannot be parted evenly: together that is ${money.format(sums.over)} more than the bill with the tip.`
      : "";
  for (const chip of chips.children) {
    chip.setAttribute("aria-pressed", String(Number(chip.dataset.percent) === percent));
  }
  save("tip", {
    tip: percent,
    people: count,
    rounding: rounding.value,
    currency: choice.value,
    first: currency,
  });
}

function addPeople(step) {
  people.value = Math.round(within(people.valueAsNumber + step, 1, 99));
  show();
}

chips.addEventListener("click", (event) => {
  const chip = event.target.closest("button");
  if (!chip) return;
  tip.value = chip.dataset.percent;
  show();
});
document.getElementById("fewer").addEventListener("click", () => addPeople(-1));
document.getElementById("more").addEventListener("click", () => addPeople(1));
document.getElementById("again").addEventListener("click", () => {
  bill.value = "";
  bill.focus();
  show();
});
document.getElementById("form").addEventListener("input", show);
document.getElementById("form").addEventListener("submit", (event) => event.preventDefault());

show();
