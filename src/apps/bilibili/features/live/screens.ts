/** View state of a live room. */
import { hasText } from "#os/guards.ts";
import { overlay, textFor } from "#os/values.ts";
import { RoomId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { LiveText } from "./state.ts";

export const liveScreens = {
  room: bilibili.screen({
    params: { room: RoomId },
    view: { line: textFor(LiveText), open: overlay("more") },
    opens: "openRoom",
  }),
};
export const liveGuards = { hasLine: hasText("line") };
