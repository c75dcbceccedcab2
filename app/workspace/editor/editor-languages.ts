import type { Extension } from "@codemirror/state";

/** Loads the highlighting of a language; each is fetched when a file first needs it. */
export async function loadLanguage(path: string, language: string): Promise<Extension> {
  switch (language) {
    case "typescript":
    case "javascript": {
      const { javascript } = await import("@codemirror/lang-javascript");
      return javascript({ typescript: language === "typescript", jsx: !/\.ts$/.test(path) });
    }
    case "json":
      return (await import("@codemirror/lang-json")).json();
    case "html":
      return (await import("@codemirror/lang-html")).html();
    case "css":
      return (await import("@codemirror/lang-css")).css();
    case "python":
      return (await import("@codemirror/lang-python")).python();
    case "markdown":
      return (await import("@codemirror/lang-markdown")).markdown();
    default: {
      const mode = await loadLegacyMode(language);
      if (!mode) return [];
      const { StreamLanguage } = await import("@codemirror/language");
      return StreamLanguage.define(mode);
    }
  }
}

async function loadLegacyMode(language: string) {
  switch (language) {
    case "scss":
      return (await import("@codemirror/legacy-modes/mode/css")).sCSS;
    case "ruby":
      return (await import("@codemirror/legacy-modes/mode/ruby")).ruby;
    case "java":
      return (await import("@codemirror/legacy-modes/mode/clike")).java;
    case "go":
      return (await import("@codemirror/legacy-modes/mode/go")).go;
    case "rust":
      return (await import("@codemirror/legacy-modes/mode/rust")).rust;
    case "sql":
      return (await import("@codemirror/legacy-modes/mode/sql")).standardSQL;
    case "shell":
      return (await import("@codemirror/legacy-modes/mode/shell")).shell;
    case "yaml":
      return (await import("@codemirror/legacy-modes/mode/yaml")).yaml;
    case "xml":
      return (await import("@codemirror/legacy-modes/mode/xml")).xml;
    default:
      return null;
  }
}
