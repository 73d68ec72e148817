/** Sums, memory and settings of the scientific calculator. The lines that are being written are on the glass only. */
import * as v from "valibot";
import { angleUnits } from "../../arithmetic/evaluate.ts";
import { Literal, sumsEntries } from "../../arithmetic/sums.ts";
import { baseNames, wordSizes } from "../../arithmetic/words.ts";
import { modelOf } from "../../os/define.ts";

export const Angle = v.picklist(angleUnits);
export const Base = v.picklist(baseNames);
export const Bits = v.picklist(wordSizes);
export const mostNumbers = 200;

export const calculatorpro = modelOf("calculatorpro", {
  ...sumsEntries,
  /** What "Ans" stands for. */
  answer: Literal,
  memory: v.nullable(Literal),
  angle: Angle,
  /** The numbers that statistics are made of, in the order in which they were added. */
  numbers: v.pipe(v.array(Literal), v.maxLength(mostNumbers)),
});
export type State = v.InferOutput<typeof calculatorpro.state>;
