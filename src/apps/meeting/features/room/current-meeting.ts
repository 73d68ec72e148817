/** Finds the meeting that the owner is in, for commands. Refuses if the owner is in no meeting. */
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import type { State } from "../../state.ts";
import { isOver } from "./end.ts";
import type { Live, Room } from "./state.ts";

export const rejectNotInMeeting = () => reject("not-in-meeting");
export interface CurrentMeeting {
  readonly live: Live;
  readonly room: Room;
}
export const currentMeeting = (state: State, ctx: Ctx): CurrentMeeting | null => {
  const room = state.live && state.rooms[state.live.room];
  return room && !isOver(room, ctx.now) ? { live: state.live!, room } : null;
};
/** Wraps a command without arguments. The wrapped command refuses if the owner is not in a meeting. */
export const inCurrentMeeting =
  (change: (at: CurrentMeeting, state: State, ctx: Ctx) => Rejection | void) => (state: State, _: object, ctx: Ctx) => {
    const at = currentMeeting(state, ctx);
    return at ? change(at, state, ctx) : rejectNotInMeeting();
  };
