import type { FormFieldName } from "../domain";

/** The words of every page, whatever it is about. */
export interface PageWords {
  skip: string;
  nav: string;
  sample: string;
  visit: string;
  people: string;
  offers: string;
  /** The heading over what was said and has no place of its own. */
  glance: string;
  /** The heading over what was quoted. */
  voices: string;
  price: string;
  /** The heading over times that were said. */
  programme: string;
  /** What every form says. */
  formTexts: {
    /** Where the page's script knows no inbox. */
    kept: string;
    /** Where it does: said in place of that. */
    sends: string;
    sent: string;
    /** Where it did not arrive, and may when it is sent again. */
    unsent: string;
    thanks: string;
    full: string;
    keptHeading: string;
    mailAction: string;
    csvAction: string;
    clearAction: string;
  };
  fields: Record<FormFieldName, string>;
  coming: [yes: string, no: string];
}
