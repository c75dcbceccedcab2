import { test } from "vitest";
import {
  gainsAndLosesFields,
  isRenamedEverywhere,
  makesWhatItSuggests,
  takesCommonEdits,
} from "../../../tests/support/starter-claims/common-edits";
import { otherKinds } from "../../../tests/support/starter-claims/kinds";

test.each(otherKinds)("$name: every next step it suggests is really made", makesWhatItSuggests);

test.each(otherKinds)("$name is renamed wherever its name stands", isRenamedEverywhere);

test.each(otherKinds)("$name takes all common edits one after the other", takesCommonEdits);

test.each(otherKinds.filter(({ app }) => app.fields))(
  "$name gains and loses form fields",
  gainsAndLosesFields,
);
