/** Generates random meeting numbers that no other meeting has. */
import type { Ctx } from "#os/app-command.ts";
import { Rng } from "#state/rng.ts";
import { findPublicMeeting } from "#world/public-meetings.ts";
import type { State } from "./state.ts";

export function createNumber(state: State, ctx: Ctx): string {
  const r = Rng.of("number", ctx.newId("number"));
  for (;;) {
    const number = String(r.int(102_000_000, 989_999_999));
    const isTaken =
      findPublicMeeting(number) !== null ||
      Object.values(state.meetings).some((m) => m.number === number) ||
      Object.values(state.rooms).some((room) => room.number === number);
    if (!isTaken) return number;
  }
}
export const createPassword = (number: string): string => String(Rng.of(number, "password").int(1000, 9999));
