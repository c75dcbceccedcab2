// Who shares the costs when it is opened for the first time.
const people = ["Ada", "Ben", "Cleo"];
const currency = "USD";

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
const show = (cents) => money.format(cents / 100);

let book = load("book", null);
if (!book || !Array.isArray(book.people) || !Array.isArray(book.payments))
  book = { people: [...people], payments: [] };

/** Cents of an amount as people write it: "12", "12.50", "12,50"; null where it is none. */
function cents(text) {
  const said = text
    .trim()
    .replace(/[^\d.,]/g, "")
    .replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(said) ? Math.round(Number(said) * 100) : null;
}

/** What each has paid more (or less, below zero) than their share. Cents that do not part go to the first ones. */
function balances(everybody, payments) {
  const all = new Map(everybody.map((name) => [name, 0]));
  for (const { amount, payer, sharers } of payments) {
    all.set(payer, (all.get(payer) ?? 0) + amount);
    const share = Math.floor(amount / sharers.length);
    for (const [at, name] of sharers.entries()) {
      const more = at < amount - share * sharers.length ? 1 : 0;
      all.set(name, (all.get(name) ?? 0) - share - more);
    }
  }
  return all;
}

/** Who pays whom how much so that all are even, in few payments: the largest debt to whom most is owed. */
function settle(all) {
  const left = new Map(all);
  const payments = [];
  for (;;) {
    const sorted = [...left].sort(([, one], [, other]) => one - other);
    const [from, debt] = sorted[0] ?? ["", 0];
    const [to, owing] = sorted.at(-1) ?? ["", 0];
    const amount = Math.min(-debt, owing);
    if (amount <= 0) return payments;
    left.set(from, debt + amount);
    left.set(to, owing - amount);
    payments.push({ from, to, amount });
  }
}

function line(text, ...more) {
  const node = document.createElement("li");
  const said = document.createElement("span");
  said.textContent = text;
  node.append(said, ...more);
  return node;
}

function paint() {
  save("book", book);
  const all = balances(book.people, book.payments);
  find("even").replaceChildren(
    ...settle(all).map(({ from, to, amount }) => line(`${from} owes ${to} ${show(amount)}`)),
  );
  if (find("even").children.length === 0) find("even").append(line("All are even."));
  find("balances").replaceChildren(
    ...[...all].map(([name, sum]) => {
      const amount = document.createElement("strong");
      amount.textContent = `${sum > 0 ? "+" : ""}${show(sum)}`;
      return line(name, amount);
    }),
  );
  find("none").hidden = book.payments.length > 0;
  find("payments").replaceChildren(
    ...book.payments.map((payment) => {
      const { what, amount, payer, sharers } = payment;
      const remove = document.createElement("button");
      remove.type = "button";
      remove.className = "button quiet small";
      remove.textContent = "Remove";
      remove.setAttribute("aria-label", `Remove ${what}`);
      remove.addEventListener("click", () => {
        book.payments = book.payments.filter((one) => one !== payment);
        paint();
      });
      const forWhom = sharers.length === book.people.length ? "all" : sharers.join(", ");
      return line(`${what}: ${show(amount)}, paid by ${payer} for ${forWhom}`, remove);
    }),
  );
}

/** The form's choices: who is in the book. */
function listPeople() {
  find("payer").replaceChildren(...book.people.map((name) => new Option(name, name)));
  find("sharers").replaceChildren(
    ...book.people.map((name) => {
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      box.value = name;
      box.defaultChecked = true; // So that emptying the form leaves everybody in.
      label.append(box, ` ${name}`);
      return label;
    }),
  );
}

/** Each by name, to be called otherwise or taken out. */
function paintPeople() {
  find("people").replaceChildren(
    ...book.people.map((name) => {
      const input = document.createElement("input");
      input.className = "input";
      input.value = name;
      input.maxLength = 40;
      input.setAttribute("aria-label", `Name of ${name}`);
      input.addEventListener("change", () => rename(name, input.value.trim()));
      const remove = document.createElement("button");
      remove.type = "button";
      remove.className = "button quiet small";
      remove.textContent = "Take out";
      remove.setAttribute("aria-label", `Take ${name} out`);
      remove.addEventListener("click", () => takeOut(name));
      const node = document.createElement("li");
      node.append(input, remove);
      return node;
    }),
  );
}

function rename(name, next) {
  const isFree = next !== "" && (next === name || !book.people.includes(next));
  find("said").textContent = isFree ? "" : `${name} stays: give a name that nobody else has.`;
  if (isFree) {
    const as = (one) => (one === name ? next : one);
    book.people = book.people.map(as);
    for (const payment of book.payments) {
      payment.payer = as(payment.payer);
      payment.sharers = payment.sharers.map(as);
    }
  }
  paintAll();
}

function takeOut(name) {
  const isIn = ({ payer, sharers }) => payer === name || sharers.includes(name);
  const isUsed = book.payments.some(isIn);
  find("said").textContent = isUsed ? `${name} is part of a payment. Remove that first.` : "";
  if (isUsed) return;
  book.people = book.people.filter((one) => one !== name);
  paintAll();
}

function paintAll() {
  listPeople();
  paintPeople();
  paint();
}

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const amount = cents(find("amount").value);
  const sharers = [...find("sharers").querySelectorAll(":checked")].map(({ value }) => value);
  if (!amount || sharers.length === 0) {
    find("told").textContent = amount
      ? "Choose at least one person it was for."
      : "Write the amount as a number, such as 12.50.";
    return;
  }
  const what = find("what").value.trim();
  const payer = find("payer").value;
  book.payments.unshift({ what, amount, payer, sharers });
  find("form").reset();
  find("payer").value = payer;
  find("told").textContent = "";
  paint();
  find("what").focus();
});
find("join").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = find("name").value.trim();
  if (name === "" || book.people.includes(name)) return;
  book.people.push(name);
  find("join").reset();
  paintAll();
});

paintAll();
