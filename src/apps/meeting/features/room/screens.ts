/** View state of the meeting screens. */
import { equal, hasText, not } from "#os/guards.ts";
import { nullableField, overlay, text, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import * as v from "valibot";
import { DisplayName, me, PersonId } from "../../ids.ts";
import { meeting, type State } from "../../state.ts";
import { BoardNote, ChatText } from "./state.ts";

export const roomScreens = {
  room: meeting.screen({
    view: {
      page: v.optional(wholeNumber, 0),
      text: textFor(ChatText),
      pinned: textFor(BoardNote),
      open: overlay("more", "say", "leave", "share", "sound", "info", "signs"),
    },
    focus: [{ field: "text", enter: "send", when: whileOpen("say") }],
  }),
  members: meeting.screen({
    view: {
      query: text,
      held: nullableField(PersonId),
      name: textFor(DisplayName),
      open: overlay("person", "rename", "muteAll"),
    },
    enter: ({ state }) => ({ name: (state.live && state.rooms[state.live.room]?.name) ?? state.account.name }),
    focus: [{ field: "name", caps: "words", when: whileOpen("rename") }],
  }),
  roomChat: meeting.screen({
    params: { to: nullableField(PersonId) },
    view: { text: textFor(ChatText), to: nullableField(PersonId), open: overlay("to") },
    enter: ({ params }) => ({ to: params.to }),
    opens: "seeChat",
  }),
  roomInvite: meeting.screen({ view: { query: textUpTo(60) } }),
  safety: meeting.screen({}),
  handOver: meeting.screen({ view: { query: textUpTo(60) } }),
};
interface RoomContext {
  readonly state: State;
}
const currentRoom = ({ live, rooms }: State) => (live ? rooms[live.room] : undefined);
const isOwnerHost = ({ state }: RoomContext): boolean => currentRoom(state)?.head === me;
export const roomGuards = {
  isHead: isOwnerHost,
  isLead: ({ state }: RoomContext) => isOwnerHost({ state }) || (currentRoom(state)?.helpers.includes(me) ?? false),
  isCaller: ({ state }: RoomContext) => currentRoom(state)?.host === me && !isOwnerHost({ state }),
  isMuted: ({ state }: RoomContext) => state.live?.mic === false,
  isUnseen: ({ state }: RoomContext) => state.live?.camera === false,
  isLive: not(equal("state.live", null)),
  isAtDoor: not(equal("state.lobby", null)),
  isSharing: ({ state }: RoomContext) => state.live?.share != null,
  isRecording: ({ state }: RoomContext) => state.live?.recording != null,
  asksToLeave: ({ state }: RoomContext) => state.live !== null && (state.prefs.confirmLeave || isOwnerHost({ state })),
  hasText: hasText("text"),
  hasPinned: hasText("pinned"),
  hasRoomName: hasText("name"),
};
