/**
 * Lists the commands that run at a set time: invitations, reminders, admission from the lobby, recordings that become
 * ready, chat answers, the end of a meeting.
 */
import { planDues } from "./features/plan/queries.ts";
import { recordDues } from "./features/past/record-dues.ts";
import { roomEnd } from "./features/room/end.ts";
import type { State } from "./state.ts";

export function duesOf(state: State, now: number, offsetMin: number) {
  const { lobby, live } = state;
  const room = live && state.rooms[live.room];
  return [
    ...planDues(state, now, offsetMin),
    ...recordDues(state),
    ...(lobby ? [{ at: lobby.at, command: "passDoor", args: {} }] : []),
    ...(room ? [{ at: roomEnd(room), command: "runOut", args: {} }] : []),
    ...(live?.coming.map(({ id, at }) => ({ at, command: "hear", args: { id } })) ?? []),
  ];
}
