// Keeps the year in the footer right.
const year = document.getElementById("year");
if (year) year.textContent = String(new Date().getFullYear());

// One piece of work is open at a time.
const works = [...document.querySelectorAll(".work")];
for (const work of works) {
  work.addEventListener("toggle", () => {
    if (!work.open) return;
    for (const other of works) if (other !== work) other.open = false;
  });
}
