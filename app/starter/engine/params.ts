import { cleanTitle, TITLE_CHARACTERS } from "../match/title";
import type { Understanding } from "../match/understand";
import type { Field, StarterApp, StarterParams } from "../starter-app";

/** The parameters of an app, from what was asked and the app's own defaults. */
export function paramsFor(app: StarterApp, asked: Understanding): StarterParams {
  const { colours } = asked;
  const title =
    asked.title ?? cleanTitle(app.defaultTitle(asked.subject, asked.words, asked.facts));
  return {
    title: title.slice(0, TITLE_CHARACTERS * 2),
    subject: asked.subject,
    theme: {
      accent: colours?.accent ?? app.accent,
      second: colours?.second,
      background: colours?.background,
      scheme: asked.scheme ?? "auto",
    },
    asksColours: colours !== null,
    tone: asked.tone ?? "plain",
    fields: fieldsFor(app, asked),
    sections: asked.sections,
    request: asked.words,
    facts: asked.facts,
  };
}

/** Ids that can name an entry in a list. */
const NAMING =
  /^(?:name|title|task|item|what|habit|recipe|note|description|merchant|company|customer|exercise|place|topic|question|word)$/;
/** So few fields, none of which names the entry, are meant as additions. */
const FEW_FIELDS = 2;

/** "with a category field" adds to the app's own fields; a full list replaces them. */
function withMain(asked: Field[] | null, own: Field[]): Field[] | null {
  if (!asked || asked.length > FEW_FIELDS || asked.some(({ id }) => NAMING.test(id))) return asked;
  const added = asked.map((field) => ({ ...field, required: undefined }));
  return [...own.filter(({ id }) => !added.some((field) => field.id === id)), ...added];
}

function fieldsFor(app: StarterApp, { fields, subject, words }: Understanding): Field[] | null {
  if (!app.fields) return null;
  const asked = withMain(fields, app.fields(subject, words));
  return app.chooseFields ? app.chooseFields(asked, words) : asked;
}
