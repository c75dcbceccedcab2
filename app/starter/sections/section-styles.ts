import { source } from "../apps/source";

/** Styles of the shared sections; a line of it also tells an edit that they are there already. */
export const SECTION_STYLES_MARK = ".section-grid";

export const SECTION_STYLES = source`
.section {
  max-width: 68rem;
  margin: 0 auto;
  padding: clamp(2.5rem, 7vw, 5rem) 1.25rem;
}

.section > h2 {
  margin-bottom: 1.25rem;
  font-size: clamp(1.5rem, 3.5vw, 2.125rem);
  letter-spacing: -0.02em;
}

.section-note {
  margin: -0.75rem 0 1.25rem;
  font-size: 0.875rem;
}

.section-lead {
  max-width: 42rem;
  font-size: 1.125rem;
}

.section-grid {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.tile {
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.6rem;
  padding: 1.5rem;
}

.tile .button {
  margin-top: auto;
}

.tile h3 {
  font-size: 1.125rem;
}

.highlight {
  border: 2px solid var(--accent-ink);
}

.numbered {
  counter-reset: step;
}

.numbered .tile::before {
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
  content: counter(step);
  counter-increment: step;
}

.price {
  font-size: 2.25rem;
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.03em;
}

.price small {
  color: var(--muted);
  font-size: 0.9375rem;
  font-weight: 400;
  letter-spacing: 0;
}

blockquote {
  margin: 0;
  font-size: 1.125rem;
}

.answers-list {
  display: grid;
  gap: 0.75rem;
  max-width: 46rem;
}

.answers-list details {
  padding: 0 1.25rem;
  box-shadow: none;
}

.answers-list summary {
  padding: 1rem 0;
  font-weight: 600;
  cursor: pointer;
}

.answers-list p {
  padding-bottom: 1.1rem;
  color: var(--muted);
}

.portrait {
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
}

.picture {
  aspect-ratio: 4 / 3;
  margin-bottom: 0.5rem;
  border-radius: var(--radius);
  background: linear-gradient(135deg, var(--accent), var(--second));
}

.picture-2 {
  background: linear-gradient(210deg, var(--second), var(--raised));
}

.picture-3 {
  background: linear-gradient(300deg, var(--accent), var(--raised));
}

.inline-form {
  display: grid;
  grid-template-columns: minmax(0, 22rem) auto;
  justify-content: start;
  gap: 0 0.75rem;
  margin-top: 1.25rem;
}

.inline-form .label {
  grid-column: 1 / -1;
}

.timeline {
  display: grid;
  gap: 1.5rem;
  margin: 0;
  padding: 0 0 0 1.5rem;
  border-left: 2px solid var(--border);
  list-style: none;
}

.tags {
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.tags li {
  padding: 0.35rem 1rem;
  border: 1px solid var(--border);
  border-radius: 99px;
  background: var(--surface);
}

.hours {
  max-width: 26rem;
  margin: 0;
}

.hours div {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.6rem 0;
  border-bottom: 1px solid var(--border);
}

.hours dd {
  margin: 0;
  color: var(--muted);
}
`;
