import * as v from "valibot";
import { modelOf } from "../../os/define.ts";

export const wallpapers = ["dusk", "meadow", "ocean", "paper", "ember", "aurora"] as const;
export const AppId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
const spots = v.array(AppId);
export const launcher = modelOf("launcher", {
  /** Icons of each page, in reading order; what is in none is in the drawer only. */
  pages: v.pipe(v.array(spots), v.nonEmpty()),
  dock: v.pipe(spots, v.maxLength(4)),
  wallpaper: v.picklist(wallpapers),
});
export type State = v.InferOutput<typeof launcher.state>;
