/** The file manager's own state: the list settings and the player. The files belong to the phone. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { instant } from "#os/values.ts";
import { FileId } from "#os/files.ts";

export const sorts = ["name", "date", "size", "type"] as const;
export const modes = ["list", "grid"] as const;
const ms = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Playing = v.strictObject({
  file: FileId,
  lengthMs: ms,
  /** The playback position at the time `since`. While `since` is null, playback is paused at this position. */
  positionMs: ms,
  since: v.nullable(instant),
});
export type Playing = v.InferOutput<typeof Playing>;

export const files = modelOf("files", {
  sort: v.picklist(sorts),
  descending: v.boolean(),
  mode: v.picklist(modes),
  playing: v.nullable(Playing),
});
export type State = v.InferOutput<typeof files.state>;
