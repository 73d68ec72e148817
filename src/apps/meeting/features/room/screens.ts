/** What the screens of a meeting remember. */
import { equal, isWritten, not } from "../../../../os/guards.ts";
import { maybe, overlay, text, textFor, textUpTo, whole } from "../../../../os/values.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import * as v from "valibot";
import { DisplayName, me, PersonId } from "../../ids.ts";
import { meeting, type State } from "../../state.ts";
import { BoardText, ChatText } from "./state.ts";

export const roomScreens = {
  room: meeting.screen({
    view: {
      page: v.optional(whole, 0),
      text: textFor(ChatText),
      pinned: textFor(BoardText),
      open: overlay("more", "say", "leave", "share", "sound", "info", "signs"),
    },
    focus: [{ field: "text", enter: "send", when: whileOpen("say") }],
  }),
  members: meeting.screen({
    view: {
      query: text,
      held: maybe(PersonId),
      name: textFor(DisplayName),
      open: overlay("person", "rename", "muteAll"),
    },
    enter: ({ state }) => ({ name: (state.live && state.rooms[state.live.room]?.name) ?? state.account.name }),
    focus: [{ field: "name", caps: "words", when: whileOpen("rename") }],
  }),
  roomChat: meeting.screen({
    params: { to: maybe(PersonId) },
    view: { text: textFor(ChatText), to: maybe(PersonId), open: overlay("to") },
    enter: ({ params }) => ({ to: params.to }),
    opens: "seeChat",
  }),
  roomInvite: meeting.screen({ view: { query: textUpTo(60) } }),
  safety: meeting.screen({}),
  handOver: meeting.screen({ view: { query: textUpTo(60) } }),
};
interface Here {
  readonly state: State;
}
const roomOf = ({ live, rooms }: State) => (live ? rooms[live.room] : undefined);
const headed = ({ state }: Here): boolean => roomOf(state)?.head === me;
export const roomGuards = {
  isHead: headed,
  isLead: ({ state }: Here) => headed({ state }) || (roomOf(state)?.helpers.includes(me) ?? false),
  isCaller: ({ state }: Here) => roomOf(state)?.host === me && !headed({ state }),
  isMuted: ({ state }: Here) => state.live?.mic === false,
  isUnseen: ({ state }: Here) => state.live?.camera === false,
  isLive: not(equal("state.live", null)),
  isAtDoor: not(equal("state.lobby", null)),
  isSharing: ({ state }: Here) => state.live?.share != null,
  isRecording: ({ state }: Here) => state.live?.recording != null,
  asksToLeave: ({ state }: Here) => state.live !== null && (state.prefs.confirmLeave || headed({ state })),
  hasText: isWritten("text"),
  hasPinned: isWritten("pinned"),
  hasRoomName: isWritten("name"),
};
