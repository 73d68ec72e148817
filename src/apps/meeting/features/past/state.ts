/** What is kept of meetings that are over, besides the rooms themselves: records. */
import * as v from "valibot";
import { instant, whole } from "../../../../os/values.ts";
import { RecordId, RoomId, Topic } from "../../ids.ts";

export const CloudRecord = v.strictObject({
  id: RecordId,
  room: RoomId,
  title: Topic,
  from: instant,
  to: instant,
  /** Until then it is being made ready. */
  ready: instant,
  /** Where it was left, in ms, and since when it plays on from there. */
  place: whole,
  playing: v.nullable(instant),
  told: v.boolean(),
});
export type CloudRecord = v.InferOutput<typeof CloudRecord>;
export const pastState = {
  records: v.record(RecordId, CloudRecord),
  /** Rooms whose history the owner deleted: records of them go on. */
  hidden: v.array(RoomId),
};
