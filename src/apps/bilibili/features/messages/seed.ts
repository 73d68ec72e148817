/** The chats and the inboxes on a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { seedIds, userId, videoId } from "../../seed-ids.ts";
import { newThread } from "./queries.ts";
import type { Body, Message, News, Thread } from "./state.ts";

export function messagesSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const [first, second, third] = ids.follows.map(userId) as [string, string, string];
  const fan = (n: number): string => userId(ids.fans[n]!);
  let n = 0;
  const messages: Message[] = [];
  const talk = (
    user: string,
    from: number,
    lines: readonly (readonly [mine: boolean, body: Body | string])[],
  ): void => {
    for (const [i, [mine, body]] of lines.entries())
      messages.push({
        id: `msg_seed${(n += 1)}`,
        with: user,
        mine,
        at: now - from + i * 4 * minuteMs,
        body: typeof body === "string" ? { kind: "text", text: body } : body,
      });
  };
  talk(first, 22 * hourMs, [
    [true, say("Your last video got me to clean the whole desk", "看完你上期视频，把桌子全收拾了")],
    [false, say("Ha, that was the plan. Before and after pictures?", "哈哈目的达到，有前后对比图吗")],
    [false, { kind: "video", video: videoId(ids.shared) }],
    [false, say("This one is for you too, then", "那这个也推荐给你")],
  ]);
  talk(second, 6 * dayMs, [
    [true, say("Which pencil was that at minute four?", "第四分钟用的是哪支铅笔呀")],
    [false, say("A plain 2B, sharpened with a knife", "普通 2B，用小刀削的")],
    [true, say("Thanks!", "谢谢！")],
  ]);
  talk(fan(4), 13 * dayMs, [[false, say("Hi, do you swap followers?", "你好，互粉吗")]]);
  const thread = (user: string, more: Partial<Thread> = {}): Thread => ({ ...newThread(user), ...more });
  const threads = [
    thread(first, { pinned: true, unread: 2 }),
    thread(second),
    thread(fan(4), { muted: true, unread: 1 }),
  ];
  const line = (id: string, hours: number, kind: News["kind"], by: string, more: Partial<News> = {}): News => ({
    id: `news_${id}`,
    kind,
    by,
    on: null,
    comment: null,
    text: "",
    at: now - hours * hourMs,
    ...more,
  });
  const said = videoId(ids.said[0]);
  const news = [
    line("liked1", 4, "likeComment", fan(0), {
      on: said,
      comment: "said_seed1",
      text: say("Watched it twice already, the second half is even better", "二刷了，后半段更精彩"),
    }),
    line("follow1", 19, "follow", fan(0)),
    line("reply1", 67, "reply", fan(1), {
      on: said,
      comment: "said_seed2",
      text: say("Same here, I stayed for the ending", "同感，就是冲着结尾来的"),
    }),
    line("post1", 5 * 24, "commentPost", first, {
      on: "post_seed1",
      comment: "said_seed4",
      text: say("Show us when it's done!", "画完记得发出来！"),
    }),
    line("likepost1", 5 * 24 - 2, "likePost", third, { on: "post_seed1" }),
    line("follow2", 12 * 24, "follow", fan(1)),
  ].toSorted((a, b) => b.at - a.at);
  return {
    threads: Object.fromEntries(threads.map((one) => [one.user, one])),
    messages: Object.fromEntries(messages.map((one) => [one.id, one])),
    news,
    system: [{ id: "news_welcome", kind: "welcome" as const, until: null, of: null, at: now - 400 * dayMs }],
    newsSeenAt: {
      replies: now - 30 * hourMs,
      likes: now - 30 * hourMs,
      fans: now - 30 * hourMs,
      system: now - 30 * hourMs,
    },
  };
}
