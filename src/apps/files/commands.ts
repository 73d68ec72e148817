/**
 * Commands for the file manager's settings and its player. The files themselves are changed by commands of the phone's
 * file system.
 */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { FileId } from "#os/files.ts";
import { positionOf } from "./queries.ts";
import { files, modes, sorts } from "./state.ts";

export const commands = {
  /** Choosing the current sort order again reverses the list. */
  setSort: files.command({ sort: v.picklist(sorts) }, (state, { sort }) => {
    // Sorting by date or size starts in descending order.
    state.descending = state.sort === sort ? !state.descending : sort === "date" || sort === "size";
    state.sort = sort;
  }),
  setMode: files.command({ mode: v.picklist(modes) }, (state, { mode }) => {
    state.mode = mode;
  }),
  play: files.command({ id: FileId }, (state, { id }, ctx) => {
    const file = ctx.os.files[id];
    if (file?.type !== "file" || file.content.kind !== "opaque" || file.content.seconds <= 0) return reject("playable");
    const { playing } = state;
    const lengthMs = Math.round(file.content.seconds * 1000);
    const at = playing?.file === id ? positionOf(playing, ctx.now) : 0;
    state.playing = { file: id, lengthMs, positionMs: at >= lengthMs ? 0 : at, since: ctx.now };
  }),
  pause: files.command({}, ({ playing }, _, ctx) => {
    if (!playing) return;
    playing.positionMs = positionOf(playing, ctx.now);
    playing.since = null;
  }),
  /** Moves to a position, in thousandths of the length. */
  seek: files.command({ share: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)) }, ({ playing }, { share }, ctx) => {
    if (!playing) return;
    playing.positionMs = Math.round((playing.lengthMs * share) / 1000);
    if (playing.since !== null) playing.since = ctx.now;
  }),
  skip: files.command({ seconds: v.pipe(v.number(), v.integer()) }, ({ playing }, { seconds }, ctx) => {
    if (!playing) return;
    const to = positionOf(playing, ctx.now) + seconds * 1000;
    playing.positionMs = Math.max(0, Math.min(playing.lengthMs, to));
    if (playing.since !== null) playing.since = ctx.now;
  }),
  /** Pauses the player while a call rings or is active. */
  makeRoom: files.command({ calling: v.boolean() }, ({ playing }, { calling }, ctx) => {
    if (!calling || !playing || playing.since === null) return;
    playing.positionMs = positionOf(playing, ctx.now);
    playing.since = null;
  }),
  /**
   * Called when any app has moved files to the trash or deleted them. Stops the player if it is playing one of these
   * files.
   */
  lose: files.command({ ids: v.array(FileId) }, (state, { ids }) => {
    if (state.playing && ids.includes(state.playing.file)) state.playing = null;
  }),
  stop: files.command({}, (state) => {
    state.playing = null;
  }),
  /** Scheduled. Stops the player when the file has played to its end. */
  ended: files.command({}, ({ playing }) => {
    if (!playing) return;
    playing.positionMs = playing.lengthMs;
    playing.since = null;
  }),
};
