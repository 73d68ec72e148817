import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs } from "#state/civil.ts";

/** The accounts of a newspaper, the city and the library. */
const followed = ["acct_1", "acct_11", "acct_20"] as const;
export const accountsSeed = ({ now }: SeedCtx) => ({
  following: Object.fromEntries(
    followed.map((id, n) => [id, { id, since: now - (300 - 70 * n) * dayMs, starred: n === 0 }]),
  ),
  articleMarks: {},
  articlesRead: ["art_1_4", "art_2_3"],
  remarks: {},
  remarksLiked: [],
});
