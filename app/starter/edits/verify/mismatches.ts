import type { FileTree } from "~/projects/files";
import { foreignButton, nameAsChoice, namedAsOrdered } from "./as-said";
import { contradictions } from "./contradictions";
import { evidenceLeft } from "./evidence";
import { fragments } from "./fragments";
import {
  choicesLeft,
  fieldForNothing,
  groundLeft,
  nameForHeading,
  nothingOfNothing,
  oneButton,
} from "./meant-alone";
import { otherThing } from "./other-thing";
import { wronglyRemoved } from "./removed";
import { residue } from "./residue";
import { mangled, otherText, reversed } from "./reversed";
import { textLeft } from "./text-left";
import { tooWide } from "./too-wide";
import { madeUp, strayed, unnamedLosses } from "./unnamed-losses";
import { unconditional, unorderedLoss } from "./unordered";

/**
 * Where what the screen shows after an edit is not what a wish says: what stands there still or beside its opposite, what went or
 * looks otherwise without having been named, what was written of the wish's own words. It knows nothing of who made the edit. Pure.
 *
 * @returns a few words for each, that go on behind "I could not do … as you said it:"
 */
export function mismatches(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    ...contradictions(wish, before, after),
    ...unnamedLosses(wish, before, after),
    ...strayed(wish, before, after),
    ...textLeft(wish, before, after),
    ...wronglyRemoved(wish, before, after),
    ...tooWide(wish, before, after),
    ...evidenceLeft(wish, before, after),
    ...residue(wish, before, after),
    ...reversed(wish, before, after),
    ...otherText(wish, before, after),
    ...mangled(wish, before, after),
    ...oneButton(wish, before, after),
    ...nameForHeading(wish, before, after),
    ...fieldForNothing(wish, before, after),
    ...groundLeft(wish, before, after),
    ...choicesLeft(wish, before, after),
    ...nothingOfNothing(before, after),
    ...namedAsOrdered(wish, before, after),
    ...nameAsChoice(wish, before, after),
    ...foreignButton(wish, before, after),
    ...madeUp(wish, before, after),
    ...fragments(wish, before, after),
    ...otherThing(wish, before, after),
    ...unorderedLoss(wish, before, after),
    ...unconditional(wish, before, after),
  ];
}
