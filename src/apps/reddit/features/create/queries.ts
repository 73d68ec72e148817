/** Checks whether the user may post in a community. The command and the page for a new post use it. */
import { reject, type Rejection } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import type { Community } from "#world/threads/index.ts";
import { isRestricted } from "../../rules.ts";
import type { State } from "../../state.ts";
import { banFrom } from "../../ties.ts";
import { totalKarma } from "../me/queries.ts";

/** Returns a refusal if the user may not post in the community, or null. */
export function checkPosting(state: State, found: Community, now: number): Rejection | null {
  const facts = { name: found.name };
  if (banFrom(state, found.id, now)) return reject("banned", facts);
  if (isRestricted(found.id) && state.approved[found.id] === undefined) return reject("restricted", facts);
  if (now - state.profile.createdAt < found.minAgeDays * dayMs)
    return reject("account-young", { ...facts, n: found.minAgeDays });
  if (totalKarma(state) < found.minKarma) return reject("karma-low", { ...facts, n: found.minKarma });
  return null;
}
