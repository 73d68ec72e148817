import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { seedIds, userId, worldListId } from "../../seed-ids.ts";
import type { News } from "./state.ts";

export function noticesSeed({ now, lang }: SeedCtx) {
  const ids = seedIds(lang);
  const mutual = (n: number): string => userId(ids.follows[n]!);
  const fan = (n: number): string => userId(ids.fans[n]!);
  const news: readonly (Omit<News, "id" | "community" | "list"> & { readonly list?: string })[] = [
    { kind: "like", by: mutual(0), post: "post_poll", at: now - 2 * hourMs },
    { kind: "follow", by: fan(0), post: null, at: now - 4 * hourMs },
    { kind: "reply", by: mutual(3), post: "post_poll_1", at: now - 13 * hourMs },
    { kind: "follow", by: fan(1), post: null, at: now - 20 * hourMs },
    { kind: "reply", by: fan(2), post: "post_basil_2", at: now - dayMs - 2 * hourMs },
    { kind: "like", by: mutual(1), post: "post_basil", at: now - dayMs - 5 * hourMs },
    { kind: "like", by: mutual(2), post: "post_basil", at: now - dayMs - 8 * hourMs },
    { kind: "like", by: fan(2), post: "post_basil", at: now - dayMs - 9 * hourMs },
    { kind: "reply", by: mutual(1), post: "post_basil_1", at: now - 2 * dayMs + hourMs },
    {
      kind: "list",
      by: userId(ids.onList.by),
      post: null,
      list: worldListId(ids.onList.list),
      at: now - 2 * dayMs - 3 * hourMs,
    },
    { kind: "follow", by: fan(3), post: null, at: now - 3 * dayMs },
    { kind: "like", by: mutual(1), post: "post_answer", at: now - 4 * dayMs },
    { kind: "repost", by: mutual(3), post: "post_map", at: now - 40 * dayMs },
    { kind: "like", by: fan(0), post: "post_map", at: now - 40 * dayMs - hourMs },
  ];
  return {
    news: news.map((one, n) => ({ id: `news_${news.length - n}`, community: null, list: null, ...one })),
    newsSeenAt: now - 6 * hourMs,
  };
}
