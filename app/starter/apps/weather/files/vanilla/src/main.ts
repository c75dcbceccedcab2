import { type City, cities, firstUnit, type Sky } from "./data";
import "./styles.css";

const WORDS: Record<Sky, string> = { sun: "Clear", cloud: "Cloudy", rain: "Rain" };
const ORDER: Sky[] = ["sun", "cloud", "rain"];

const picker = document.getElementById("cities") as HTMLElement;
const report = document.getElementById("report") as HTMLElement;

interface Choice {
  city: string;
  unit: string;
}

function loadChoice(): Choice {
  try {
    return {
      city: cities[0]?.name ?? "",
      unit: firstUnit,
      ...JSON.parse(localStorage.getItem("weather") ?? "{}"),
    };
  } catch {
    return { city: cities[0]?.name ?? "", unit: firstUnit };
  }
}

const choice = loadChoice();

function choose(changes: Partial<Choice>) {
  Object.assign(choice, changes);
  try {
    localStorage.setItem("weather", JSON.stringify(choice));
  } catch {
    // Storage is off: the choice holds until the page is closed.
  }
  show();
}

function degrees(celsius: number): string {
  return `${Math.round(choice.unit === "F" ? (celsius * 9) / 5 + 32 : celsius)}°`;
}

/** A smooth made-up day: coolest before dawn, warmest in the afternoon. */
function hoursOf(city: City): { hour: number; temperature: number }[] {
  const now = new Date().getHours();
  const swing = (hour: number) => Math.sin(((hour - 9) / 24) * 2 * Math.PI) * 5;
  return Array.from({ length: 12 }, (_, index) => {
    const hour = (now + index) % 24;
    return { hour, temperature: city.now + swing(hour) - swing(now) };
  });
}

function daysOf(city: City): { name: string; sky: Sky; low: number; high: number; rain: number }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.now() + index * 86_400_000);
    const wave = Math.sin(index * 1.7 + city.humidity);
    const sky =
      index === 0
        ? city.sky
        : (ORDER[(ORDER.indexOf(city.sky) + Math.round(wave) + 3) % 3] ?? "sun");
    const high = city.now + wave * 4 + 2;
    return {
      name: index === 0 ? "Today" : date.toLocaleDateString(undefined, { weekday: "short" }),
      sky,
      low: high - 7 - wave,
      high,
      rain: sky === "rain" ? 4 + Math.abs(wave) * 6 : sky === "cloud" ? Math.abs(wave) : 0,
    };
  });
}

function element(name: string, className: string, text = "", ...children: Element[]): HTMLElement {
  const node = document.createElement(name);
  node.className = className;
  if (text) node.textContent = text;
  node.append(...children);
  return node;
}

function svg(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  if (text) node.textContent = text;
  return node;
}

const CLOUD = "M7 18a4 4 0 0 1 .6-7.95A5.5 5.5 0 0 1 18 11.5a3.3 3.3 0 0 1-.5 6.5z";

/** A drawn icon: the same on every device, whatever fonts it has. */
function icon(sky: Sky): SVGElement {
  const picture = svg("svg", {
    class: "icon",
    viewBox: "0 0 24 24",
    role: "img",
    "aria-label": WORDS[sky],
  });
  if (sky === "sun") {
    picture.append(svg("circle", { class: "icon-sun", cx: 12, cy: 12, r: 5 }));
    for (let turn = 0; turn < 360; turn += 45) {
      picture.append(
        svg("line", {
          class: "icon-ray",
          x1: 12,
          y1: 2,
          x2: 12,
          y2: 4.5,
          transform: `rotate(${turn} 12 12)`,
        }),
      );
    }
    return picture;
  }
  picture.append(svg("path", { class: "icon-cloud", d: CLOUD }));
  if (sky === "rain") {
    for (const x of [8.5, 12.5, 16.5]) {
      picture.append(svg("line", { class: "icon-drop", x1: x, y1: 19.5, x2: x - 1.2, y2: 23 }));
    }
  }
  return picture;
}

function chart(city: City): SVGElement {
  const hours = hoursOf(city);
  const values = hours.map(({ temperature }) => temperature);
  const low = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - low);
  const x = (index: number) => 30 + index * 50;
  const y = (value: number) => 110 - ((value - low) / span) * 70;
  const points = hours.map(({ temperature }, index) => `${x(index)},${y(temperature).toFixed(1)}`);
  const picture = svg("svg", {
    viewBox: "0 0 610 170",
    role: "img",
    "aria-label": "Temperature of the next 12 hours",
  });
  picture.append(
    svg("polygon", { class: "area", points: `30,130 ${points.join(" ")} 580,130` }),
    svg("polyline", { class: "line", points: points.join(" ") }),
  );
  hours.forEach(({ hour, temperature }, index) => {
    picture.append(
      svg("circle", { class: "dot", cx: x(index), cy: y(temperature), r: 4 }),
      svg("text", { class: "value", x: x(index), y: y(temperature) - 12 }, degrees(temperature)),
      svg("text", { class: "hour", x: x(index), y: 156 }, String(hour).padStart(2, "0")),
    );
  });
  return picture;
}

function fact(name: string, value: string): HTMLElement {
  return element("div", "card fact", "", element("dt", "muted", name), element("dd", "", value));
}

function show() {
  const city = cities.find(({ name }) => name === choice.city) ?? cities[0];
  for (const button of document.querySelectorAll<HTMLElement>("[data-unit]")) {
    button.setAttribute("aria-pressed", String(button.dataset.unit === choice.unit));
  }
  picker.replaceChildren(
    ...cities.map(({ name, sky, now }) => {
      const button = element(
        "button",
        "city",
        "",
        element("strong", "", name),
        icon(sky),
        element("span", "", degrees(now)),
      );
      button.setAttribute("type", "button");
      button.setAttribute("aria-pressed", String(name === city?.name));
      button.addEventListener("click", () => {
        choose({ city: name });
        picker.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
      });
      return button;
    }),
  );
  if (!city) {
    report.replaceChildren(element("p", "empty", "No cities. Add one to src/data.ts."));
    return;
  }

  const days = daysOf(city);
  const week = element("ol", "card week");
  const lowest = Math.min(...days.map(({ low }) => low));
  const range = Math.max(...days.map(({ high }) => high)) - lowest;
  for (const day of days) {
    const bar = element("span", "bar");
    const fill = element("span", "fill");
    fill.style.marginLeft = `${((day.low - lowest) / range) * 100}%`;
    fill.style.width = `${((day.high - day.low) / range) * 100}%`;
    bar.append(fill);
    week.append(
      element(
        "li",
        "",
        "",
        element("strong", "", day.name),
        icon(day.sky),
        element("span", "muted", degrees(day.low)),
        bar,
        element("span", "", degrees(day.high)),
      ),
    );
  }

  report.replaceChildren(
    element(
      "section",
      "now",
      "",
      element("h2", "", city.name),
      element("p", "degrees", degrees(city.now)),
      element("p", "words", "", icon(city.sky), element("span", "", WORDS[city.sky])),
    ),
    element(
      "section",
      "card hours",
      "",
      element("h2", "", "Next 12 hours"),
      element("div", "chart-scroll", "", chart(city)),
    ),
    element(
      "dl",
      "facts",
      "",
      fact("Wind", `${city.wind} km/h`),
      fact("Humidity", `${city.humidity} %`),
      fact("Rain today", `${(days[0]?.rain ?? 0).toFixed(1)} mm`),
      fact("Feels like", degrees(city.now - city.wind / 10)),
    ),
    element("h2", "week-title", "Seven days"),
    week,
  );
}

for (const button of document.querySelectorAll<HTMLElement>("[data-unit]")) {
  button.addEventListener("click", () => choose({ unit: button.dataset.unit ?? "C" }));
}

show();
