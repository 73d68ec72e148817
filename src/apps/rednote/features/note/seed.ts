/** The people whom the user of a new phone follows, and the user's likes, saves, comments and history. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { me } from "../../ids.ts";
import { noteId, seedIds, userId } from "../../seed-ids.ts";
import type { Comment } from "./state.ts";

const mutuals = 4;
export function socialSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const ties = (all: readonly number[], from: number, step: number) =>
    Object.fromEntries(
      all.map((n, i) => [userId(n), { user: userId(n), at: now - (from + step * i) * dayMs - (i % 5) * hourMs }]),
    );
  const savedIn = (all: readonly number[], album: string | null, from: number) =>
    all.map((n, i) => [noteId(n), { note: noteId(n), at: now - (from + 4 * i) * dayMs - 2 * hourMs, album }] as const);
  const said = (id: string, one: Omit<Comment, "id" | "under" | "to" | "likes"> & Partial<Comment>): Comment => ({
    id: `said_${id}`,
    under: null,
    to: null,
    likes: 0,
    ...one,
  });
  const [first, second, third] = ids.follows.map(userId) as [string, string, string];
  const fan = (n: number): string => userId(ids.fans[n]!);
  const comments: readonly Comment[] = [
    said("herbs1", {
      note: "post_balcony",
      by: first,
      text: say("Cutting it back is so scary the first time!", "第一次下剪刀真的要鼓起勇气哈哈"),
      at: now - 8 * dayMs,
      likes: 3,
    }),
    said("herbs2", {
      note: "post_balcony",
      by: me,
      under: "said_herbs1",
      to: first,
      text: say("Eyes closed, one snip", "闭着眼剪的"),
      at: now - 8 * dayMs + 40 * minuteMs,
      likes: 1,
    }),
    said("herbs3", {
      note: "post_balcony",
      by: fan(2),
      text: say("Does the window face south?", "窗户是朝南的吗？"),
      at: now - 1 * dayMs - 3 * hourMs,
    }),
    said("route1", {
      note: "post_route",
      by: second,
      text: say("Walked it on Sunday. The second bench is the one.", "周日照着走了一遍，第二张长椅是真的好"),
      at: now - 28 * dayMs,
      likes: 6,
    }),
    said("route2", {
      note: "post_route",
      by: third,
      text: say("Which bakery??", "哪家面包店！求名字"),
      at: now - 27 * dayMs,
      likes: 2,
    }),
    said("route3", {
      note: "post_route",
      by: me,
      under: "said_route2",
      to: third,
      text: say("The one with the green door, corner of Harbour Row", "港前路拐角那家，绿色的门"),
      at: now - 27 * dayMs + 2 * hourMs,
      likes: 4,
    }),
    said("hall1", {
      note: "post_question",
      by: fan(5),
      text: say("Wall washers, low, warm white. Not spots.", "用洗墙灯，低一点，暖白，别用射灯"),
      at: now - 54 * dayMs,
      likes: 5,
    }),
  ];
  return {
    liked: Object.fromEntries(ids.liked.map((n, i) => [noteId(n), now - (i * 37 + 5) * hourMs])),
    saved: Object.fromEntries([
      ...savedIn(ids.kitchen, "album_kitchen", 2),
      ...savedIn(ids.trips, "album_trips", 5),
      ...savedIn(ids.gifts, "album_gifts", 9),
      ...savedIn(ids.loose, null, 1),
    ]),
    likedComments: { said_route1: now - 28 * dayMs + hourMs, said_hall1: now - 53 * dayMs },
    comments: Object.fromEntries(comments.map((one) => [one.id, one])),
    hiddenNotes: {},
    reports: [],
    seen: ids.seen.map((n, i) => ({ note: noteId(n), at: now - (i * 9 + 2) * hourMs })),
    follows: ties(ids.follows, 12, 17),
    followers: { ...ties(ids.follows.slice(0, mutuals), 10, 15), ...ties(ids.fans, 3, 8) },
    blocked: { [userId(ids.blocked)]: now - 80 * dayMs },
    hiddenAuthors: { [userId(ids.hidden)]: now - 33 * dayMs },
  };
}
