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
          if (link.hash === `#${entry.target.id}`) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      }
    },
    { rootMargin: "-30% 0px -60% 0px" },
  );
  for (const section of sections) observer.observe(section);
}
