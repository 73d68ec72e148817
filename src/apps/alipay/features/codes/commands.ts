/** The own codes. */
import * as v from "valibot";
import { Cents } from "../../../../os/money/schema.ts";
import { alipay } from "../../state.ts";

export const codesCommands = {
  /** A sum that the own code asks for; null asks for none. */
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
