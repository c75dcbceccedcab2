const currency = "USD";
// What stands in the form when it is opened for the first time.
const FIRST = { amount: 10000, interest: 6, years: 5 };

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

const find = (id) => document.getElementById(id);

const money = new Intl.NumberFormat(undefined, { style: "currency", currency });
const kept = { ...FIRST, ...load("loan", null) };

/** What is paid each month so that nothing is left after so many years; `percent` is of a year. */
function monthly(amount, percent, years) {
  const months = years * 12;
  const rate = percent / 1200;
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}

/** Interest, what is paid off and what is left at the end of each year. */
function yearly(amount, percent, years) {
  const payment = monthly(amount, percent, years);
  let left = amount;
  return Array.from({ length: years }, () => {
    let interest = 0;
    const before = left;
    for (let month = 0; month < 12; month += 1) {
      const due = (left * percent) / 1200;
      interest += due;
      left = Math.max(0, left + due - payment);
    }
    return { interest, off: before - left, left };
  });
}

function cell(text) {
  const node = document.createElement("td");
  node.textContent = text;
  return node;
}

function paint() {
  const [amount, interest, years] = ["amount", "interest", "years"].map((id) =>
    find(id).value === "" ? Number.NaN : Number(find(id).value),
  );
  const isWhole = find("form").checkValidity();
  const payment = isWhole ? monthly(amount, interest, years) : Number.NaN;
  const show = (value) => (isWhole ? money.format(value) : "–");
  find("monthly").textContent = show(payment);
  find("total").textContent = show(payment * years * 12);
  find("cost").textContent = show(payment * years * 12 - amount);
  find("rows").replaceChildren(
    ...(isWhole ? yearly(amount, interest, years) : []).map((year, at) => {
      const row = document.createElement("tr");
      row.append(
        cell(String(at + 1)),
        ...[year.interest, year.off, year.left].map((value) => cell(money.format(value))),
      );
      return row;
    }),
  );
  if (isWhole) save("loan", { amount, interest, years });
}

for (const id of ["amount", "interest", "years"]) {
  find(id).value = String(kept[id]);
  find(id).addEventListener("input", paint);
}
find("form").addEventListener("submit", (event) => event.preventDefault());

paint();
