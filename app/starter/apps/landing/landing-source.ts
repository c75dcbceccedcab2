import { source } from "../source";

export const LANDING_SCRIPT = source`
// Keeps the year in the footer right.
const year = document.getElementById("year");
if (year) year.textContent = String(new Date().getFullYear());

// Marks the section that is on screen in the navigation.
const links = [...document.querySelectorAll('nav a[href^="#"]')];
const sections = links
  .map((link) => document.getElementById(link.hash.slice(1)))
  .filter((section) => section !== null);

if ("IntersectionObserver" in window) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        for (const link of links) {
          if (link.hash === "#" + entry.target.id) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      }
    },
    { rootMargin: "-30% 0px -60% 0px" },
  );
  for (const section of sections) observer.observe(section);
}
`;

export const LANDING_STYLES = source`
html {
  scroll-behavior: smooth;
  scroll-padding-top: 5rem;
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
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
}

.skip:focus {
  top: 1rem;
}

.site-header {
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  padding: 0.75rem max(1.25rem, calc((100% - 65.5rem) / 2));
  border-bottom: 1px solid var(--border);
  background: color-mix(in oklab, var(--bg) 88%, transparent);
  backdrop-filter: blur(12px);
}

.brand {
  font-family: var(--font-heading);
  font-size: 1.125rem;
  font-weight: 700;
}

.brand-mark {
  display: inline-block;
  width: 1rem;
  height: 1rem;
  margin-right: 0.6rem;
  border-radius: 50% 50% 50% 12%;
  background: linear-gradient(135deg, var(--accent), var(--second));
}

.site-header nav {
  display: flex;
  max-width: 100%;
  gap: 0.25rem;
  overflow-x: auto;
}

.site-header nav a {
  padding: 0.5rem 0.75rem;
  border-radius: calc(var(--radius) * 0.66);
  color: var(--muted);
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
}

.site-header nav a:hover,
.site-header nav a[aria-current] {
  color: var(--accent-ink);
}

.hero {
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  align-items: center;
  gap: clamp(2rem, 6vw, 5rem);
  max-width: 68rem;
  margin: 0 auto;
  padding: clamp(3rem, 9vw, 7rem) 1.25rem;
}

.hero h1 {
  color: var(--accent-ink);
  font-size: 1.0625rem;
  letter-spacing: 0.01em;
}

.headline {
  margin: 0.75rem 0 1.25rem;
  font-family: var(--font-heading);
  font-size: clamp(2.25rem, 6vw, 4rem);
  font-weight: 720;
  line-height: 1.06;
  letter-spacing: -0.035em;
  text-wrap: balance;
}

.lead {
  max-width: 34rem;
  color: var(--muted);
  font-size: 1.1875rem;
}

.hero-actions {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 2rem;
}

.hero-art {
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: calc(var(--radius) * 3);
  background:
    radial-gradient(circle at 25% 25%, rgb(255 255 255 / 30%), transparent 45%),
    linear-gradient(150deg, var(--accent), var(--second));
}

.hero-art::before,
.hero-art::after {
  position: absolute;
  border: 1.5px solid rgb(255 255 255 / 35%);
  border-radius: 50%;
  content: "";
}

.hero-art::before {
  inset: 14%;
}

.hero-art::after {
  inset: -12%;
}

.hero-art span {
  width: 44%;
  aspect-ratio: 1;
  border-radius: 50% 50% 50% 12%;
  background: linear-gradient(320deg, rgb(255 255 255 / 92%), rgb(255 255 255 / 45%));
  box-shadow: 3rem 3rem 0 -1.25rem color-mix(in oklab, var(--second) 70%, white);
}

.tile-icon {
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: var(--accent);
}

.tile-icon-2 {
  border-radius: 50% 50% 50% 10%;
  background: linear-gradient(135deg, var(--second), var(--accent));
}

.tile-icon-3 {
  border: 0.7rem solid var(--accent);
  background: var(--second);
}

.section:nth-of-type(even) {
  max-width: none;
  padding-inline: max(1.25rem, calc((100% - 65.5rem) / 2));
  background: var(--surface);
}

.site-footer {
  padding: 2rem 1.25rem 3rem;
  border-top: 1px solid var(--border);
  color: var(--muted);
  text-align: center;
}

@media (max-width: 45rem) {
  .hero {
    grid-template-columns: 1fr;
  }

  .hero-art {
    aspect-ratio: 16 / 9;
  }
}

`;
