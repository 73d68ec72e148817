/** Past searches, and liked videos and followed authors. */
import * as v from "valibot";
import { clipIds } from "./clips.ts";

export const Query = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const ClipId = v.picklist(clipIds);
export const homeState = {
  searches: v.pipe(v.array(Query), v.maxLength(12)),
  liked: v.array(ClipId),
  followed: v.array(ClipId),
};
