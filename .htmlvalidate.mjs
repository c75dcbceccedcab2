import { defineConfig } from "html-validate";

/** What tests/http/html.test.ts holds every public page to. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // How React writes HTML. It means the same: names of attributes have no case, a void element may
    // have a slash, and a boolean attribute may have an empty value.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // An integrity digest is for what comes from elsewhere; ours has the digest in its name.
    "require-sri": ["error", { target: "crossorigin" }],
    // A list or a group may have a name; the rule's stricter half only advises against it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // <output> is a status by itself, but not to every screen reader.
    "no-redundant-role": "off",
    // Written out by highlighting and by people; what a text may hold is sanitise.server.ts's matter.
    "no-trailing-whitespace": "off",
  },
});
