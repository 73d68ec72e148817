/** The file manager's own state: the list settings. The files belong to the phone. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";

export const sorts = ["name", "date", "size", "type"] as const;
export const modes = ["list", "grid"] as const;
export const files = modelOf("files", {
  sort: v.picklist(sorts),
  descending: v.boolean(),
  mode: v.picklist(modes),
});
export type State = v.InferOutput<typeof files.state>;
