/** The meeting that the owner is in, for commands: what they refuse where there is none. */
import type { Ctx } from "../../../../os/app-command.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import type { State } from "../../state.ts";
import { isOver } from "./end.ts";
import type { Live, Room } from "./state.ts";

export const nowhere = () => reject("not-in-meeting");
export interface Here {
  readonly live: Live;
  readonly room: Room;
}
export const here = (state: State, ctx: Ctx): Here | null => {
  const room = state.live && state.rooms[state.live.room];
  return room && !isOver(room, ctx.now) ? { live: state.live!, room } : null;
};
/** A command that asks for nothing. */
export const own =
  (change: (at: Here, state: State, ctx: Ctx) => Rejection | void) => (state: State, _: object, ctx: Ctx) => {
    const at = here(state, ctx);
    return at ? change(at, state, ctx) : nowhere();
  };
