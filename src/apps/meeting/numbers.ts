/** Numbers of new meetings: such as no other meeting has. */
import type { Ctx } from "../../os/app-command.ts";
import { Rng } from "../../state/rng.ts";
import { gatheringOf } from "../../world/gatherings.ts";
import type { State } from "./state.ts";

export function freeNumber(state: State, ctx: Ctx): string {
  const r = Rng.of("number", ctx.newId("number"));
  for (;;) {
    const number = String(r.int(102_000_000, 989_999_999));
    const isTaken =
      gatheringOf(number) !== null ||
      Object.values(state.meetings).some((m) => m.number === number) ||
      Object.values(state.rooms).some((room) => room.number === number);
    if (!isTaken) return number;
  }
}
export const freePassword = (number: string): string => String(Rng.of(number, "password").int(1000, 9999));
