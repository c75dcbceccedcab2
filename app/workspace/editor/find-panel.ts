import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { type EditorView, type Panel, runScopeHandlers, type ViewUpdate } from "@codemirror/view";
import { countMatches } from "./count-matches";

type Choice = "caseSensitive" | "wholeWord" | "regexp";

const CHOICES: [Choice, label: string, sign: string][] = [
  ["caseSensitive", "Match case", "Aa"],
  ["wholeWord", "Whole word", "ab"],
  ["regexp", "Regular expression", ".*"],
];

/** The bar that finds and replaces in the open file, instead of CodeMirror's own. */
export const findPanel: Extension = search({
  top: true,
  createPanel: (view) => new FindPanel(view),
});

class FindPanel implements Panel {
  readonly top = true;
  readonly dom = make("div", { className: "ws-find" });
  readonly #view: EditorView;
  readonly #text = field("Find", "Find");
  readonly #by = field("Replace found with", "Replace with");
  readonly #count = make("output", { className: "ws-find-count" });
  readonly #choices: Record<Choice, HTMLButtonElement>;

  constructor(view: EditorView) {
    this.#view = view;
    this.#text.setAttribute("main-field", "true");
    this.#choices = Object.fromEntries(
      CHOICES.map(([name, label, sign]) => {
        const choice = button(label, sign, () => {
          choice.ariaPressed = String(choice.ariaPressed !== "true");
          this.#commit();
        });
        choice.ariaPressed = "false";
        return [name, choice];
      }),
    ) as Record<Choice, HTMLButtonElement>;
    const close = button("Close the find bar", "✕", () => closeSearchPanel(view));
    const first = make("div", { className: "ws-find-line" });
    first.append(
      this.#text,
      ...Object.values(this.#choices),
      this.#count,
      button("Match before", "↑", () => findPrevious(view)),
      button("Match after", "↓", () => findNext(view)),
      close,
    );
    this.dom.append(first);
    if (!view.state.readOnly) {
      const second = make("div", { className: "ws-find-line" });
      second.append(
        this.#by,
        button(
          "Replace this one",
          "Replace",
          () => replaceNext(view),
          "ws-button ws-button--small",
        ),
        button("Replace each", "All", () => replaceAll(view), "ws-button ws-button--small"),
      );
      this.dom.append(second);
    }
    for (const input of [this.#text, this.#by])
      input.addEventListener("input", () => this.#commit());
    this.dom.addEventListener("keydown", (event) => this.#onKey(event));
    this.#show(getSearchQuery(view.state));
  }

  mount() {
    this.#text.select();
  }

  update(update: ViewUpdate) {
    for (const { effects } of update.transactions) {
      for (const effect of effects) if (effect.is(setSearchQuery)) this.#show(effect.value);
    }
    if (update.docChanged || update.selectionSet) this.#tellCount();
  }

  #show(query: SearchQuery) {
    if (this.#text.value !== query.search) this.#text.value = query.search;
    if (this.#by.value !== query.replace) this.#by.value = query.replace;
    for (const [name] of CHOICES) this.#choices[name].ariaPressed = String(query[name]);
    this.#tellCount();
  }

  #tellCount() {
    const { state } = this.#view;
    const query = getSearchQuery(state);
    const isWrong = query.search !== "" && !query.valid;
    this.#text.ariaInvalid = isWrong ? "true" : null;
    this.#count.textContent = isWrong
      ? "No expression"
      : query.search === ""
        ? ""
        : countMatches(query.getCursor(state), state.selection.main);
  }

  #commit() {
    const isOn = (name: Choice) => this.#choices[name].ariaPressed === "true";
    const query = new SearchQuery({
      search: this.#text.value,
      replace: this.#by.value,
      caseSensitive: isOn("caseSensitive"),
      wholeWord: isOn("wholeWord"),
      regexp: isOn("regexp"),
    });
    if (!query.eq(getSearchQuery(this.#view.state))) {
      this.#view.dispatch({ effects: setSearchQuery.of(query) });
    }
  }

  #onKey(event: KeyboardEvent) {
    if (runScopeHandlers(this.#view, event, "search-panel")) event.preventDefault();
    else if (event.key === "Enter" && event.target === this.#text) {
      event.preventDefault();
      (event.shiftKey ? findPrevious : findNext)(this.#view);
    } else if (event.key === "Enter" && event.target === this.#by) {
      event.preventDefault();
      replaceNext(this.#view);
    }
  }
}

function make<Name extends "div" | "input" | "button" | "output">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function field(label: string, placeholder: string): HTMLInputElement {
  const input = make("input", { className: "ws-path-input", ariaLabel: label, placeholder });
  input.autocomplete = "off";
  input.spellcheck = false;
  input.autocapitalize = "off";
  return input;
}

function button(
  label: string,
  sign: string,
  onPress: () => void,
  className = "ws-icon-button",
): HTMLButtonElement {
  const made = make("button", { type: "button", ariaLabel: label, title: label, className });
  made.textContent = sign;
  made.addEventListener("click", onPress);
  return made;
}
