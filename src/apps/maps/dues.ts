/** Lists the scheduled commands. */
import type { Due } from "#os/app-command.ts";
import type { State } from "./state.ts";

export function duesOf({ trip, edits, areas, shares }: State): readonly Due[] {
  return [
    ...(trip && trip.arrived === null ? [{ at: trip.nextAt, command: "advance", args: {} }] : []),
    ...Object.values(edits).flatMap(({ id, status, decidesAt }) =>
      status === "pending" ? [{ at: decidesAt, command: "decideEdit", args: { edit: id } }] : [],
    ),
    ...Object.values(areas).map(({ id, ready, readyAt, expiresAt }) =>
      ready
        ? { at: expiresAt, command: "dropArea", args: { area: id } }
        : { at: readyAt, command: "haveArea", args: { area: id } },
    ),
    ...Object.values(shares).flatMap(({ id, until }) =>
      until === null ? [] : [{ at: until, command: "endShare", args: { share: id } }],
    ),
  ];
}
