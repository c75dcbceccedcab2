/** Code of a page: reads its list of hours as people do, so that it follows what is changed there later. */
export const OPEN_SCRIPT = `// Reads the opening hours of the page: which line counts today, and whether it is open at this minute.
const DAY_STARTS = [
  /^(?:mo|lu|seg)/,
  /^(?:tu|di(?!m)|mar|ter)/,
  /^(?:we|mi|mer|qua)/,
  /^(?:th|do(?!m)|je|ju|gi|qui)/,
  /^(?:fr|ve|vi|sex)/,
  /^(?:sa|sá)/,
  /^(?:su|so|dim|dom)/,
];
const EVERY_DAY = /^(?:daily|every|all week|täglich|jeden|tous|todos|tutti)/;

function daysOf(words) {
  const text = words.trim().toLowerCase();
  if (EVERY_DAY.test(text)) return [0, 1, 2, 3, 4, 5, 6];
  const days = [];
  let isRange = false;
  for (const word of text.split(/[\\s,.]+|(?=[-–—])|(?<=[-–—])/)) {
    const day = DAY_STARTS.findIndex((start) => word.length > 1 && start.test(word));
    if (day < 0) {
      isRange ||= /^(?:-|–|—|to|till|until|bis|au|à|a|al|até)$/.test(word);
      continue;
    }
    const from = days.at(-1);
    if (isRange && from !== undefined)
      for (let at = (from + 1) % 7; at !== day; at = (at + 1) % 7) days.push(at);
    days.push(day);
    isRange = false;
  }
  return days;
}

// Minutes from midnight, in pairs: "9 till 4" ends in the afternoon, "18:00 – 2:00" on the next day.
function spansOf(words) {
  const times = [...words.toLowerCase().matchAll(/(\\d{1,2})(?:[:.h](\\d{2}))?\\s*(am|pm)?/g)].map(
    ([, hour, minutes = "0", half]) =>
      (half ? (Number(hour) % 12) + (half === "pm" ? 12 : 0) : Number(hour)) * 60 + Number(minutes),
  );
  const spans = [];
  for (let at = 0; at + 1 < times.length; at += 2) {
    const [from, until] = [times[at], times[at + 1]];
    const isHalfDay = until <= from && until <= 720 && !/[ap]m|[:.h]\\d/.test(words.toLowerCase());
    spans.push([from, isHalfDay ? until + 720 : until <= from ? until + 1440 : until]);
  }
  return spans;
}

// Of several lines for one day the one that names the fewest days counts.
function lineOf(day) {
  return [...document.querySelectorAll(".hours > div")]
    .map((line) => ({ line, days: daysOf(line.querySelector("dt")?.textContent ?? "") }))
    .filter(({ days }) => days.includes(day))
    .sort((a, b) => a.days.length - b.days.length)[0]?.line;
}

function isOpenAt(day, minutes) {
  const spans = spansOf(lineOf(day)?.querySelector("dd")?.textContent ?? "");
  return spans.some(([from, until]) => minutes >= from && minutes < until);
}

function showHours() {
  const now = new Date();
  const day = (now.getDay() + 6) % 7;
  const minutes = now.getHours() * 60 + now.getMinutes();
  const isOpen = isOpenAt(day, minutes) || isOpenAt((day + 6) % 7, minutes + 1440);
  for (const badge of document.querySelectorAll(".open-now")) {
    badge.textContent = isOpen ? badge.dataset.open : badge.dataset.closed;
    badge.classList.toggle("is-open", isOpen);
    badge.classList.toggle("is-closed", !isOpen);
    badge.hidden = false;
  }
  for (const line of document.querySelectorAll(".hours[data-today] > div"))
    line.classList.toggle("is-today", line === lineOf(day));
}

showHours();
setInterval(showHours, 60_000);
`;
