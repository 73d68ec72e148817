import type { Due } from "#os/app-command.ts";
import { dayMs, minuteMs, startOfDay } from "#state/civil.ts";
import type { State } from "../../state.ts";

/** Returns when a concert of the world begins. */
export const concertTime = (
  concert: { readonly day: number; readonly minute: number },
  startedAt: number,
  offsetMin: number,
): number => startOfDay(startedAt, offsetMin) + concert.day * dayMs + concert.minute * minuteMs;
/** Returns the day on which a record of the world was released. */
export const releasedAt = ({ age }: { readonly age: number }, startedAt: number, offsetMin: number): number =>
  startOfDay(startedAt, offsetMin) - age * dayMs;
export const concertsDue = ({ concerts }: Pick<State, "concerts">): Due[] =>
  Object.entries(concerts).flatMap(([concert, { remindAt }]) =>
    remindAt === null ? [] : [{ at: remindAt, command: "remindOfConcert", args: { concert } }],
  );
