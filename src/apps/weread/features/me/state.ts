/** The profile and the settings. */
import * as v from "valibot";
import { flag, oneOf, preferences } from "#os/prefs.ts";

export const ProfileName = v.pipe(v.string(), v.maxLength(20));
export const Signature = v.pipe(v.string(), v.maxLength(60));
export const shelfSorts = ["recent", "added", "progress"] as const;
export const turnKeys = ["thirds", "next"] as const;
export const prefs = preferences({
  /** Whether new books on the shelf are private. */
  privateReading: flag(false),
  /** Whether friends see the user in the ranking. */
  inRanking: flag(true),
  /** Whether new thoughts are visible for everybody. */
  publicThoughts: flag(true),
  /** Whether the reader shows the highlights of others. */
  popularMarks: flag(true),
  /** Whether the display stays lit while the app is in front. */
  keepLit: flag(false),
  /** What a tap on the left third does: it turns back, or it turns on like the right third. */
  leftTap: oneOf(turnKeys, "thirds"),
  /** Whether the foot of the page shows the progress. */
  showProgress: flag(true),
  shelfSort: oneOf(shelfSorts, "recent"),
  pushLikes: flag(true),
  pushReplies: flag(true),
  pushFollows: flag(true),
  pushGoal: flag(true),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;
export const meState = {
  profile: v.strictObject({ name: ProfileName, signature: Signature, gender: v.picklist(["f", "m", "none"]) }),
  prefs: prefs.schema,
};
