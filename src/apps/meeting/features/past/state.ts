/** Recordings. Past meetings are stored as rooms (`features/room/state.ts`). */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { RecordId, RoomId, Topic } from "../../ids.ts";

export const CloudRecord = v.strictObject({
  id: RecordId,
  room: RoomId,
  title: Topic,
  from: instant,
  to: instant,
  /** The recording is being processed until this time. */
  ready: instant,
  /** The position when playback stopped or started, in milliseconds, and when playback started. */
  place: wholeNumber,
  playing: v.nullable(instant),
  told: v.boolean(),
});
export type CloudRecord = v.InferOutput<typeof CloudRecord>;
export const pastState = {
  records: v.record(RecordId, CloudRecord),
  /** Rooms that the owner deleted from the history. Their recordings remain. */
  hidden: v.array(RoomId),
};
