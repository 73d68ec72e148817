/** The stored state: past calculations. The typed line and the conversion are only in the view. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { historyEntries } from "#arithmetic/calculation-history.ts";

export const calculator = modelOf("calculator", historyEntries);
export type State = v.InferOutput<typeof calculator.state>;
