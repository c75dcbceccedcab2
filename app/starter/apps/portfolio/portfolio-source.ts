import { source } from "../source";

export const PORTFOLIO_SCRIPT = source`
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
`;

export const PORTFOLIO_STYLES = source`
html {
  scroll-behavior: smooth;
}

@media (prefers-reduced-motion: reduce) {
  html {
    scroll-behavior: auto;
  }
}

.skip {
  position: absolute;
  top: -4rem;
  left: 1rem;
  z-index: 3;
  padding: 0.6rem 1rem;
  background: var(--accent);
  color: var(--on-accent);
}

.skip:focus {
  top: 1rem;
}

.folio {
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
  gap: clamp(1rem, 5vw, 5rem);
  max-width: 76rem;
  margin: 0 auto;
  padding: 0 clamp(1.25rem, 4vw, 3rem);
}

.intro {
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: 1.1rem;
  align-self: start;
  min-height: 100vh;
  padding: clamp(2rem, 10vh, 7rem) 0 2rem;
}

.intro h1 {
  font-size: clamp(2.5rem, 6vw, 4.25rem);
  letter-spacing: -0.04em;
}

.trade {
  color: var(--accent-ink);
  font-size: 1.125rem;
  font-weight: 650;
}

.line {
  max-width: 24rem;
  color: var(--muted);
  font-size: 1.1875rem;
}

.intro nav {
  display: grid;
  justify-items: start;
  margin: 1.5rem 0;
}

.intro nav a {
  padding: 0.35rem 0;
  color: var(--text);
  text-decoration: none;
}

.intro nav a::before {
  display: inline-block;
  width: 1.5rem;
  height: 2px;
  margin-right: 0.9rem;
  background: var(--border);
  vertical-align: middle;
  content: "";
  transition: width 0.2s, background-color 0.2s;
}

.intro nav a:hover::before,
.intro nav a:focus-visible::before {
  width: 2.75rem;
  background: var(--accent-ink);
}

main .section {
  padding-inline: 0;
}

.folio .section + .section {
  border-top: 1px solid var(--border);
}

.works {
  display: grid;
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.work {
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
}

.work summary {
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 0.9rem 1rem;
  padding-bottom: 1.1rem;
  list-style: none;
  cursor: pointer;
}

.work summary::-webkit-details-marker {
  display: none;
}

.work-art {
  grid-column: 1 / -1;
  height: clamp(8rem, 18vw, 13rem);
  background: linear-gradient(120deg, var(--accent), var(--second));
}

.work-art-2 {
  background:
    radial-gradient(circle at 70% 120%, var(--accent) 45%, transparent 45.5%),
    color-mix(in oklab, var(--second) 40%, var(--surface));
}

.work-art-3 {
  background:
    repeating-linear-gradient(90deg, color-mix(in oklab, var(--accent) 65%, var(--surface)) 0 8%, transparent 8% 16%),
    var(--raised);
}

.work-art-4 {
  background:
    radial-gradient(circle at 20% 30%, var(--second) 12%, transparent 12.5%),
    linear-gradient(180deg, color-mix(in oklab, var(--accent) 25%, var(--surface)) 60%, var(--accent) 60%);
}

.work-name {
  font-family: var(--font-heading);
  font-size: 1.25rem;
  font-weight: 650;
}

.work-name,
.work p {
  padding-left: 1.25rem;
}

.work summary .muted,
.work p {
  padding-right: 1.25rem;
}

.work summary:hover .work-name {
  color: var(--accent-ink);
}

.work p {
  padding-bottom: 1.25rem;
  color: var(--muted);
}

.site-footer {
  padding: 2rem 1.25rem 3rem;
  border-top: 1px solid var(--border);
  color: var(--muted);
  text-align: center;
}

@media (max-width: 50rem) {
  .folio {
    grid-template-columns: minmax(0, 1fr);
  }

  .intro {
    position: static;
    min-height: 0;
    padding-bottom: 0;
  }

  .intro nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    margin: 0.5rem 0;
  }

  .intro nav a::before {
    display: none;
  }
}

`;
