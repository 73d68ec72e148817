/** View state of the screens of past meetings. */
import { hasText } from "#os/guards.ts";
import { nullableField, overlay, text, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { RecordId, RoomId, Topic } from "../../ids.ts";
import { meeting, type State } from "../../state.ts";

const room = { id: RoomId };
export const pastScreens = {
  history: meeting.screen({ view: { query: text, held: nullableField(RoomId), open: overlay("one") } }),
  past: meeting.screen({ params: room, view: { open: overlay("menu") } }),
  pastChat: meeting.screen({ params: room, view: { query: text } }),
  minutes: meeting.screen({ params: room }),
  records: meeting.screen({ view: { query: text } }),
  record: meeting.screen({
    params: { id: RecordId },
    view: { title: textFor(Topic), open: overlay("menu", "rename") },
    enter: ({ state, params }) => ({ title: state.records[params.id]?.title ?? "" }),
    focus: [{ field: "title", when: whileOpen("rename") }],
  }),
};
export const pastGuards = {
  hasTitle: hasText("title"),
  isRecord: ({ state, params }: { state: State; params: { id: string } }) => state.records[params.id] !== undefined,
};
