/** What the user wrote in the chats of live rooms. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { RoomId } from "../../ids.ts";

export const LiveText = v.pipe(v.string(), v.maxLength(40));
export const maxLiveLines = 200;
export const liveState = {
  /** Latest first. */
  liveLines: v.pipe(v.array(v.strictObject({ room: RoomId, text: LiveText, at: instant })), v.maxLength(maxLiveLines)),
};
