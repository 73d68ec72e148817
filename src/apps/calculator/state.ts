/** What was worked out. The line that is being written, and what is converted, are on the glass only. */
import type * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { sumsEntries } from "../../arithmetic/sums.ts";

export const calculator = modelOf("calculator", sumsEntries);
export type State = v.InferOutput<typeof calculator.state>;
