import { type FormEvent, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { display, emptyValues, fields, type Values } from "./fields";
import { samples } from "./samples";
import { title } from "./settings";
import { newId, useStored } from "./storage";

interface Recipe {
  id: string;
  values: Values;
}

const firstRecipes = samples.map((values, index) => ({ id: `sample-${index}`, values }));
const [main, ...more] = fields;
const short = more.filter((field) => field.type !== "long");
const long = more.filter((field) => field.type === "long");

/** Takes the keyboard along to what was opened. */
const focusWhenShown = (heading: HTMLHeadingElement | null) => heading?.focus();

export function App() {
  const [recipes, setRecipes] = useStored<Recipe[]>("recipes", firstRecipes);
  const [query, setQuery] = useState("");
  const [openId, setOpenId] = useState<string | null>(null);
  const [draft, setDraft] = useState<Recipe | null>(null);

  const open = recipes.find((recipe) => recipe.id === openId) ?? null;
  const words = query.trim().toLowerCase();
  const shown = recipes.filter((recipe) =>
    Object.values(recipe.values).join(" ").toLowerCase().includes(words),
  );
  const nameOf = (recipe: Recipe) => (main && recipe.values[main.id]) || "Untitled";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    const known = recipes.some((recipe) => recipe.id === draft.id);
    setRecipes(
      known
        ? recipes.map((recipe) => (recipe.id === draft.id ? draft : recipe))
        : [draft, ...recipes],
    );
    setOpenId(draft.id);
    setDraft(null);
  }

  function remove(recipe: Recipe) {
    if (!confirm(`Delete “${nameOf(recipe)}”?`)) return;
    setRecipes(recipes.filter((other) => other.id !== recipe.id));
    setOpenId(null);
  }

  const facts = (recipe: Recipe) =>
    short.map((field) => {
      const text = display(field, recipe.values[field.id]);
      if (!text) return null;
      return (
        <span key={field.id} className="fact">
          {field.type === "number" ? `${text} ${field.label.toLowerCase()}` : text}
        </span>
      );
    });

  return (
    <main className="kitchen">
      <header className="top">
        <h1>{title}</h1>
        {!open && !draft && (
          <button
            type="button"
            className="button primary"
            onClick={() => setDraft({ id: newId(), values: emptyValues() })}
          >
            New recipe
          </button>
        )}
      </header>

      {draft ? (
        <form className="card editor" onSubmit={submit} aria-labelledby="editor-title">
          <h2 id="editor-title" ref={focusWhenShown} tabIndex={-1}>
            Recipe
          </h2>
          {fields.map((field) => (
            <FieldInput
              key={field.id}
              field={field}
              value={draft.values[field.id] ?? ""}
              onChange={(value) =>
                setDraft({ ...draft, values: { ...draft.values, [field.id]: value } })
              }
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
          <h2 ref={focusWhenShown} tabIndex={-1}>
            {nameOf(open)}
          </h2>
          <p className="facts">{facts(open)}</p>
          <div className="recipe-columns">
            {long.map((field) => {
              const lines = (open.values[field.id] ?? "")
                .split("\n")
                .filter((line) => line.trim() !== "");
              if (lines.length === 0) return null;
              const numbered = /step|method|instruction/i.test(field.label);
              return (
                <section key={field.id} aria-label={field.label}>
                  <h3>{field.label}</h3>
                  <ul className={numbered ? "steps" : "things"}>
                    {lines.map((line, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the recipe
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
          <input
            id="search"
            className="input search"
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          {shown.length === 0 ? (
            <p className="empty">
              {recipes.length === 0
                ? "The box is empty. Add your first recipe."
                : "No recipe matches."}
            </p>
          ) : (
            <ul className="recipes">
              {shown.map((recipe) => (
                <li key={recipe.id}>
                  <button
                    type="button"
                    className="card recipe-card"
                    onClick={() => setOpenId(recipe.id)}
                  >
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
