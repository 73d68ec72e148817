/** A command of the OS: an argument schema, and a function on a draft of the phone. */
import * as v from "valibot";
import type { Fields } from "./values.ts";
import type { Draft, Result } from "./command.ts";
import type { Acts } from "./kernel/acts.ts";

export interface OsCommand {
  readonly schema: v.GenericSchema;
  readonly run: (kernel: Acts, draft: Draft, args: never) => Result;
}
export const osCommand = <F extends Fields>(
  args: F,
  run: (kernel: Acts, draft: Draft, args: v.InferOutput<v.StrictObjectSchema<F, undefined>>) => Result,
): OsCommand => ({
  schema: v.strictObject(args),
  run: run as never,
});
