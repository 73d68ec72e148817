/** Calculations, memory and settings of the scientific calculator. The typed lines are only in the view. */
import * as v from "valibot";
import { angleUnits } from "#arithmetic/evaluate.ts";
import { Literal, historyEntries } from "#arithmetic/calculation-history.ts";
import { baseNames, wordSizes } from "#arithmetic/words.ts";
import { modelOf } from "#os/define.ts";

export const Angle = v.picklist(angleUnits);
export const Base = v.picklist(baseNames);
export const Bits = v.picklist(wordSizes);
export const maxNumbers = 200;

export const calculatorpro = modelOf("calculatorpro", {
  ...historyEntries,
  /** The value of "Ans". */
  answer: Literal,
  memory: v.nullable(Literal),
  angle: Angle,
  /** The numbers of the statistics, in the order in which they were added. */
  numbers: v.pipe(v.array(Literal), v.maxLength(maxNumbers)),
});
export type State = v.InferOutput<typeof calculatorpro.state>;
