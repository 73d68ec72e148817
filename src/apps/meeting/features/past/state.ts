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
  /** When processing of the recording is complete. */
  ready: instant,
  /**
   * `place` is the playback position, in milliseconds, at the last start or stop of playback. `playing` is the time at
   * which playback started; null while playback is stopped.
   */
  place: wholeNumber,
  playing: v.nullable(instant),
  told: v.boolean(),
});
export type CloudRecord = v.InferOutput<typeof CloudRecord>;
export const pastState = {
  records: v.record(RecordId, CloudRecord),
  /** Rooms that the owner deleted from the history. The recordings of these rooms remain. */
  hidden: v.array(RoomId),
};
