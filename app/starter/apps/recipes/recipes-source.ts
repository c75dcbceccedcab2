import { source } from "../source";

export const RECIPES_APP = source`
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { type Values, display, emptyValues, fields } from "./fields";
import { samples } from "./samples";
import { title } from "./settings";
import { newId, useStored } from "./storage";

interface Recipe {
  id: string;
  values: Values;
}

const firstRecipes = samples.map((values, index) => ({ id: "sample-" + index, values }));
const [main, ...more] = fields;
const short = more.filter((field) => field.type !== "long");
const long = more.filter((field) => field.type === "long");

export function App() {
  const [recipes, setRecipes] = useStored<Recipe[]>("recipes", firstRecipes);
  const [query, setQuery] = useState("");
  const [openId, setOpenId] = useState<string | null>(null);
  const [draft, setDraft] = useState<Recipe | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const open = recipes.find((recipe) => recipe.id === openId) ?? null;
  const words = query.trim().toLowerCase();
  const shown = recipes.filter((recipe) => Object.values(recipe.values).join(" ").toLowerCase().includes(words));
  const nameOf = (recipe: Recipe) => (main && recipe.values[main.id]) || "Untitled";

  useEffect(() => {
    heading.current?.focus();
  }, [openId, draft === null]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const known = recipes.some((recipe) => recipe.id === draft.id);
    setRecipes(known ? recipes.map((recipe) => (recipe.id === draft.id ? draft : recipe)) : [draft, ...recipes]);
    setOpenId(draft.id);
    setDraft(null);
  }

  function remove(recipe: Recipe) {
    if (!confirm("Delete “" + nameOf(recipe) + "”?")) return;
    setRecipes(recipes.filter((other) => other.id !== recipe.id));
    setOpenId(null);
  }

  const facts = (recipe: Recipe) =>
    short.map((field) => {
      const text = display(field, recipe.values[field.id]);
      if (!text) return null;
      return (
        <span key={field.id} className="fact">
          {field.type === "number" ? text + " " + field.label.toLowerCase() : text}
        </span>
      );
    });

  return (
    <main className="kitchen">
      <header className="top">
        <h1>{title}</h1>
        {!open && !draft && (
          <button type="button" className="button primary" onClick={() => setDraft({ id: newId(), values: emptyValues() })}>
            New recipe
          </button>
        )}
      </header>

      {draft ? (
        <form className="card editor" onSubmit={submit} aria-labelledby="editor-title">
          <h2 id="editor-title" ref={heading} tabIndex={-1}>
            Recipe
          </h2>
          {fields.map((field) => (
            <FieldInput
              key={field.id}
              field={field}
              value={draft.values[field.id] ?? ""}
              onChange={(value) => setDraft({ ...draft, values: { ...draft.values, [field.id]: value } })}
            />
          ))}
          <p className="actions">
            <button type="submit" className="button primary">
              Save
            </button>
            <button type="button" className="button" onClick={() => setDraft(null)}>
              Cancel
            </button>
          </p>
        </form>
      ) : open ? (
        <article className="card recipe">
          <div className="actions">
            <button type="button" className="button small" onClick={() => setOpenId(null)}>
              ← All recipes
            </button>
            <button type="button" className="button quiet small" onClick={() => setDraft(open)}>
              Edit
            </button>
            <button type="button" className="button quiet small" onClick={() => remove(open)}>
              Delete
            </button>
          </div>
          <h2 ref={heading} tabIndex={-1}>
            {nameOf(open)}
          </h2>
          <p className="facts">{facts(open)}</p>
          <div className="recipe-columns">
            {long.map((field) => {
              const lines = (open.values[field.id] ?? "").split("\n").filter((line) => line.trim() !== "");
              if (lines.length === 0) return null;
              const numbered = /step|method|instruction/i.test(field.label);
              return (
                <section key={field.id} aria-label={field.label}>
                  <h3>{field.label}</h3>
                  <ul className={numbered ? "steps" : "things"}>
                    {lines.map((line, index) => (
                      <li key={index}>
                        {numbered ? (
                          line
                        ) : (
                          <label>
                            <input type="checkbox" /> <span>{line}</span>
                          </label>
                        )}
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        </article>
      ) : (
        <>
          <label className="label" htmlFor="search">
            Search by name or ingredient
          </label>
          <input id="search" className="input search" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          {shown.length === 0 ? (
            <p className="empty">{recipes.length === 0 ? "The box is empty. Add your first recipe." : "No recipe matches."}</p>
          ) : (
            <ul className="recipes">
              {shown.map((recipe) => (
                <li key={recipe.id}>
                  <button type="button" className="card recipe-card" onClick={() => setOpenId(recipe.id)}>
                    <span className="initial" aria-hidden="true">
                      {[...nameOf(recipe)][0]?.toUpperCase()}
                    </span>
                    <strong>{nameOf(recipe)}</strong>
                    <span className="facts">{facts(recipe)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </main>
  );
}
`;

export const RECIPES_STYLES = source`
.kitchen {
  max-width: 66rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 4vw, 3.5rem) 1rem 5rem;
}

.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 1.5rem;
  padding-bottom: 1.25rem;
  border-bottom: 3px double var(--accent-ink);
}

.top h1 {
  font-family: Georgia, "Iowan Old Style", serif;
  font-size: clamp(2rem, 6vw, 3rem);
  font-weight: 500;
  letter-spacing: -0.02em;
}

.search {
  max-width: 26rem;
}

.recipes {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 1.25rem;
  margin: 1.5rem 0 0;
  padding: 0;
  list-style: none;
}

.recipes + .empty,
.search + .empty {
  margin-top: 1.5rem;
}

.recipe-card {
  display: flex;
  flex-direction: column;
  gap: 0.6rem;
  width: 100%;
  height: 100%;
  padding: 0 0 1.1rem;
  overflow: hidden;
  text-align: left;
  cursor: pointer;
}

.recipe-card:hover strong {
  color: var(--accent-ink);
  text-decoration: underline;
}

.recipe-card > :not(.initial) {
  padding: 0 1.1rem;
}

.recipe-card strong {
  overflow-wrap: anywhere;
  font-size: 1.125rem;
  line-height: 1.3;
}

.initial {
  display: grid;
  place-items: center;
  height: 7rem;
  background:
    radial-gradient(circle at 80% 20%, color-mix(in oklab, var(--second) 45%, transparent), transparent 60%),
    color-mix(in oklab, var(--accent) 20%, var(--surface));
  font-family: Georgia, serif;
  font-size: 3.25rem;
}

.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.9rem;
  color: var(--muted);
  font-size: 0.875rem;
}

.recipe,
.editor {
  padding: clamp(1.25rem, 4vw, 2.5rem);
}

.recipe h2,
.editor h2 {
  font-family: Georgia, serif;
  font-size: clamp(1.75rem, 5vw, 2.5rem);
  font-weight: 500;
  outline-offset: 6px;
}

.recipe h2:focus,
.editor h2:focus {
  outline: none;
}

.recipe h2 {
  margin: 1.25rem 0 0.5rem;
}

.recipe-columns {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 2rem;
  margin-top: 2rem;
}

.recipe h3 {
  margin-bottom: 0.75rem;
  color: var(--accent-ink);
}

.things,
.steps {
  display: grid;
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.things label {
  display: flex;
  gap: 0.7rem;
  cursor: pointer;
}

.things input {
  width: 1.15rem;
  height: 1.15rem;
  margin-top: 0.2rem;
  accent-color: var(--accent-ink);
}

.things :checked + span {
  color: var(--muted);
  text-decoration: line-through;
}

.steps {
  padding-left: 1.5rem;
  list-style: decimal;
}

.steps li::marker {
  color: var(--accent-ink);
  font-weight: 700;
}

.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
}

.editor {
  display: grid;
  gap: 1rem;
  max-width: 44rem;
}
`;
