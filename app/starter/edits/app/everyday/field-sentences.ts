import { COUNT } from "../../abilities/count-abilities";
import { entryApp } from "../../abilities/entries-of-app";
import { groupedBy } from "../../abilities/group-ability";
import { LIMIT_ABILITIES } from "../../abilities/limit-abilities";
import { fieldsOf } from "../../abilities/named-field";
import { requireField } from "../../behave/require-field";
import { edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { fieldMeant } from "../../said/field-lines";
import { isEntryNoun } from "../entries/more-entries";
import { form, type Sentence, THING } from "./sentence";

const AT_MOST = LIMIT_ABILITIES.find(({ send }) => send === "the amount can be 500 at most");

/** What fields and lists of any app can be told in a sentence of its own. */
export const FIELD_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        "(?:make|mark|set)(?: the)? (?<name>\\p{L}[\\p{L} ]{1,24}?)(?: field)?(?: (?:as|be|to be))? (?:an? )?(?:required|mandatory|obligatory|compulsory)(?: field)?",
      ),
      form(
        "(?<name>\\p{L}[\\p{L} ]{1,24}?) (?:is|are|should be|must be) (?:an? )?(?:required|mandatory|obligatory|compulsory)(?: field)?",
      ),
      form(
        "(?<name>\\p{L}[\\p{L} ]{1,24}?)(?: field)? (?:must|should|may|can|shall)(?:n't| ?not| never)(?: be| stay| remain)?(?: left| kept)? (?:empty|blank|without (?:text|a value)|unfilled)",
      ),
    ],
    make(files, { name = "" }) {
      const said = name.replace(/^the /u, "");
      const label =
        entryApp(files) &&
        // What entries are called is their first field, however that is named.
        (fieldMeant(files, said) ??
          (/^(?:name|title)$/u.test(said) ? fieldsOf(files)[0]?.label : null));
      if (!label) return null;
      const made = requireField(files, label, true);
      return made.ok ? made : there(made.reason);
    },
  },
  {
    forms: [
      form(
        "(?:make sure |check |ensure |validate )?(?:that |if |whether )?(?:the |each |every )?e-?mail(?: address| field)?(?:es)? (?:(?:has to|have to|must|should|needs to|is|are) )?(?:(?:be|look|only|accept|always) )*(?:an? )?(?:valid|correct|real|proper)(?: one| e-?mail(?: address)?| address)?(?:es)?",
      ),
      form("(?:validate|check) (?:the )?e-?mails?(?: address(?:es)?| field)?"),
    ],
    make(files) {
      const mail = fieldsOf(files).find(({ type }) => type === "email");
      return mail
        ? there(`“${mail.label}” takes only what is written like an email address already.`)
        : null;
    },
  },
  {
    forms: [
      form(
        `(?:group|sort|divide|separate|split|arrange|put|show|list|organi[sz]e)(?: (?:them|it|everything|all|everyone|everybody|${THING}))?(?: (?:in|into|under|with|to))?(?: (?:groups?|sections?|headings?|order))?(?: (?:by|under|for|of|after))? (?:(?:the|their|its|each|every) )*(?:(?:first|initial|starting) letters?|letters? of the alphabet|a to z headings?)(?: of (?:(?:the|their|each) )*(?:\\p{L}+ ?)?names?)?`,
      ),
    ],
    make(files) {
      const [main] = fieldsOf(files);
      if (!entryApp(files) || main?.type !== "text") return null;
      const made = groupedBy(files, main, true);
      return made.ok ? made : null;
    },
  },
  {
    forms: [
      form(
        "(?:limit|restrict|cap)(?: (?:each|every|an?|any|a single|single|the))* (?:entry|expense|amount|payment|purchase|price|value)s?(?: (?:to|at))?(?: (?:a maximum of|at most|max(?:imum)?))? [€$£]?(?<most>\\d{1,7})(?: ?(?:€|\\$|£|euros?|dollars?|pounds?))?",
      ),
    ],
    make(files, { most = "" }) {
      const numbers = fieldsOf(files).filter(({ type }) => type === "number");
      const [only] = numbers;
      return AT_MOST && only && numbers.length === 1
        ? AT_MOST.make(files, `${only.label} can be ${most} at most`)
        : null;
    },
  },
  {
    forms: [
      form(
        "(?:show|display|add|tell)(?: me)?(?: the)?(?: total)? (?:number|count) of(?: (?:all|the|my))* (?<noun>\\p{L}{3,20})(?: (?:in total|in the list|there are|i have|at the top))?",
      ),
    ],
    make: (files, { noun = "" }) =>
      entryApp(files) && isEntryNoun(noun, files, fieldsOf(files))
        ? COUNT.make(files, COUNT.send)
        : null,
  },
  {
    forms: [
      form(
        "(?:make|keep|let|have)(?: the)? (?:table head(?:er|ings?)?|column head(?:er|ing)s?|head(?:er)? (?:row )?of the table)(?: row)? (?:(?:stay|remain|be) )?(?:sticky|fixed|visible|in (?:sight|view|place)|at the top|on top)(?: (?:when|while)(?: i)? scroll(?:ing)?)?",
      ),
    ],
    make(files) {
      const { styles } = shapeOf(files);
      const css = styles ? (files.get(styles) ?? "") : "";
      return styles && /\n\.table-wrap\b/.test(css)
        ? edited(
            new Map([
              [
                styles,
                `${css.trimEnd()}\n\n.table-wrap {\n  max-height: 80vh;\n  overflow: auto;\n}\n\nthead th {\n  position: sticky;\n  z-index: 1;\n  top: 0;\n  background: var(--surface);\n}\n`,
              ],
            ]),
            "The names of the columns stay in sight while the table is scrolled; it is at most as high as most of the window.",
          )
        : null;
    },
  },
];
