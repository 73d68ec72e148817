/**
 * Commands for the file manager's settings and its player. The files themselves are changed by commands of the phone's
 * file system.
 */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { FileId } from "#os/files.ts";
import { stemOf } from "./queries.ts";
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
  /** Plays a sound or a video. If the file was paused, plays on from its position. */
  play: files.command({ id: FileId }, (_, { id }, ctx) => {
    const file = ctx.os.files[id];
    if (file?.type !== "file" || file.content.kind !== "opaque" || file.content.seconds <= 0) return reject("playable");
    if (ctx.media.session()?.item === id) return ctx.media.resume();
    const isVideo = file.mime.startsWith("video/");
    ctx.media.start({
      kind: isVideo ? "video" : "music",
      item: id,
      title: stemOf(file.name),
      subtitle: ctx.os.files[file.parent ?? ""]?.name ?? "",
      art: null,
      lengthMs: Math.round(file.content.seconds * 1000),
      open: { screen: "player", params: { id } },
      skips: { previous: false, next: false },
      whenLeft: isVideo ? "pause" : "play",
    });
  }),
  pause: files.command({}, (_, __, ctx) => ctx.media.pause()),
  /** Moves to a position, in thousandths of the length. */
  seek: files.command({ share: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)) }, (_, { share }, ctx) => {
    ctx.media.seek(((ctx.media.session()?.lengthMs ?? 0) * share) / 1000);
  }),
  skip: files.command({ seconds: v.pipe(v.number(), v.integer()) }, (_, { seconds }, ctx) => {
    ctx.media.seek(Math.max(0, (ctx.media.positionMs() ?? 0) + seconds * 1000));
  }),
  /**
   * Called when any app has moved files to the trash or deleted them. Stops the player if it is playing one of these
   * files.
   */
  lose: files.command({ ids: v.array(FileId) }, (_, { ids }, ctx) => {
    if (ids.includes(ctx.media.session()?.item ?? "")) ctx.media.stop();
  }),
  stop: files.command({}, (_, __, ctx) => ctx.media.stop()),
};
