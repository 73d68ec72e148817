/** The owner's pay code and receive code, and scanned codes. */
import * as v from "valibot";
import { Cents } from "#os/money/schema.ts";
import { alipay } from "../../state.ts";

export const codesCommands = {
  /** Sets the sum that the owner's receive code asks for, or null for a code without a sum. */
  askFor: alipay.command(
    { cents: v.nullable(Cents), note: v.pipe(v.string(), v.maxLength(40)) },
    (state, { cents, note }) => {
      state.asked = { cents, note: cents === null ? "" : note.trim() };
    },
  ),
  turnCode: alipay.command({}, (state) => {
    state.turn = (state.turn + 1) % 1_000_000;
  }),
};
