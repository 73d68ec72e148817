/** What the file manager keeps of its own: how it lists, and what it plays. The files themselves are the phone's. */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { instant } from "../../os/values.ts";
import { FileId } from "../../os/files.ts";

export const sorts = ["name", "date", "size", "type"] as const;
export const modes = ["list", "grid"] as const;
const ms = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Playing = v.strictObject({
  file: FileId,
  lengthMs: ms,
  /** Where it was at `since`, or where it stands while that is null. */
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
