/** Commands for past meetings: play, rename and delete recordings; delete history. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { RecordId, RoomId, Topic } from "../../ids.ts";
import { meeting } from "../../state.ts";
import { isPlaying, recordLength, playbackPosition } from "./queries.ts";

export const pastCommands = {
  deletePast: meeting.command({ id: RoomId }, (state, { id }) => {
    const room = state.rooms[id];
    if (!room || state.live?.room === id) return reject("meeting-gone");
    // A recording still needs the room, so the room is hidden and not deleted.
    if (Object.values(state.records).some((record) => record.room === id)) {
      if (!state.hidden.includes(id)) state.hidden.push(id);
    } else delete state.rooms[id];
    return undefined;
  }),
  clearPast: meeting.command({}, (state) => {
    for (const { id } of Object.values(state.rooms)) {
      if (id === state.live?.room) continue;
      if (!Object.values(state.records).some((record) => record.room === id)) delete state.rooms[id];
      else if (!state.hidden.includes(id)) state.hidden.push(id);
    }
  }),
  playRecord: meeting.command({ id: RecordId }, (state, { id }, ctx) => {
    const record = state.records[id];
    if (!record) return reject("record-gone");
    if (record.ready > ctx.now) return reject("record-not-ready");
    for (const other of Object.values(state.records))
      if (other.id !== id && other.playing !== null) {
        other.place = playbackPosition(other, ctx.now);
        other.playing = null;
      }
    const place = playbackPosition(record, ctx.now);
    if (isPlaying(record, ctx.now)) Object.assign(record, { place, playing: null });
    else Object.assign(record, { place: place >= recordLength(record) ? 0 : place, playing: ctx.now });
    return undefined;
  }),
  /** Pauses every recording when a call rings or is active. */
  pauseRecords: meeting.command({ calling: v.boolean() }, (state, { calling }, ctx) => {
    if (!calling) return undefined;
    for (const record of Object.values(state.records))
      if (isPlaying(record, ctx.now))
        Object.assign(record, { place: playbackPosition(record, ctx.now), playing: null });
    return undefined;
  }),
  /** Seeks to a position, in thousandths of the recording. */
  seekRecord: meeting.command(
    { id: RecordId, part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) },
    (state, { id, part }, ctx) => {
      const record = state.records[id];
      if (!record) return reject("record-gone");
      const plays = isPlaying(record, ctx.now);
      record.place = Math.round((recordLength(record) * part) / 1000);
      record.playing = plays ? ctx.now : null;
      return undefined;
    },
  ),
  renameRecord: meeting.command({ id: RecordId, title: Topic }, (state, { id, title }) => {
    const record = state.records[id];
    if (!record) return reject("record-gone");
    record.title = title;
    return undefined;
  }),
  deleteRecord: meeting.command({ id: RecordId }, (state, { id }) => {
    const record = state.records[id];
    if (!record) return reject("record-gone");
    delete state.records[id];
    const isLast = !Object.values(state.records).some(({ room }) => room === record.room);
    if (isLast && state.hidden.includes(record.room)) {
      state.hidden = state.hidden.filter((room) => room !== record.room);
      delete state.rooms[record.room];
    }
    return undefined;
  }),
  tellRecord: meeting.command({ id: RecordId }, (state, { id }, ctx) => {
    const record = state.records[id];
    if (!record || record.told || record.ready > ctx.now) return;
    record.told = true;
    if (!state.prefs.notifyRecords) return;
    ctx.notify({
      key: "recordNotice",
      title: "recordTitle",
      facts: { title: record.title },
      open: { screen: "record", params: { id } },
      channel: "records",
      tag: id,
    });
  }),
};
