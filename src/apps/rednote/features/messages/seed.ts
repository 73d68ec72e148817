/** The chats and the inboxes on a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { noteId, seedIds, userId } from "../../seed-ids.ts";
import { newThread } from "./queries.ts";
import type { Body, Message, News, Thread } from "./state.ts";

export function messagesSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const [first, second, third] = ids.follows.map(userId) as [string, string, string];
  const strangers = ids.strangers.map(userId) as [string, string];
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
        at: now - from + i * 3 * minuteMs,
        body: typeof body === "string" ? { kind: "text", text: body } : body,
      });
  };
  talk(first, 26 * hourMs, [
    [false, say("Found your next Saturday", "帮你找到这周六去哪儿了")],
    [false, { kind: "note", note: noteId(ids.shared) }],
    [true, say("The queue better be short", "排队别太长就行")],
    [false, say("Ten minutes at most. Bring the tote, they sell beans too.", "最多十分钟。带个袋子，那儿也卖豆子")],
  ]);
  talk(second, 4 * dayMs, [
    [true, say("Is the loaf tin in your last note 20 or 25 cm?", "你上一篇里的吐司盒是 20 还是 25 厘米的？")],
    [false, say("25! The 20 overflows, ask me how I know.", "25！20 的会溢出来，别问我怎么知道的")],
    [true, say("Ha, thank you", "哈哈谢谢")],
  ]);
  talk(third, 12 * dayMs, [
    [false, say("Your riverside loop is in my calendar now", "你的沿河路线已经写进我日历了")],
    [true, say("Tell me if the green door is open", "记得告诉我绿门那家开没开")],
  ]);
  talk(strangers[0], 2 * dayMs, [[false, say("Hi! Do you take drawing commissions?", "你好，请问接画稿吗？")]]);
  talk(strangers[1], 9 * dayMs, [[false, say("Earn from home, 300 a day, ask me how", "在家兼职日结三百，详情私聊")]]);
  const thread = (user: string, more: Partial<Thread> = {}): Thread => ({ ...newThread(user), ...more });
  const threads = [
    thread(first, { pinned: true, unread: 1 }),
    thread(second),
    thread(third, { muted: true }),
    thread(strangers[0], { stranger: true, unread: 1 }),
    thread(strangers[1], { stranger: true, unread: 1 }),
  ];
  const line = (id: string, hours: number, kind: News["kind"], by: string, more: Partial<News> = {}): News => ({
    id: `news_${id}`,
    kind,
    by,
    note: null,
    comment: null,
    text: "",
    at: now - hours * hourMs,
    ...more,
  });
  const news = [
    line("like1", 5, "like", fan(0), { note: "post_balcony" }),
    line("save1", 6, "save", fan(3), { note: "post_route" }),
    line("follow1", 20, "follow", fan(0)),
    line("said1", 27, "comment", fan(2), {
      note: "post_balcony",
      comment: "said_herbs3",
      text: say("Does the window face south?", "窗户是朝南的吗？"),
    }),
    line("like2", 60, "like", first, { note: "post_balcony" }),
    line("liked1", 80, "likeComment", third, {
      note: "post_route",
      comment: "said_route3",
      text: say("The one with the green door, corner of Harbour Row", "港前路拐角那家，绿色的门"),
    }),
    line("follow2", 11 * 24, "follow", fan(1)),
    line("said2", 8 * 24, "comment", first, {
      note: "post_balcony",
      comment: "said_herbs1",
      text: say("Cutting it back is so scary the first time!", "第一次下剪刀真的要鼓起勇气哈哈"),
    }),
    line("like3", 9 * 24, "like", second, { note: "post_route" }),
    line("said3", 27 * 24, "comment", third, {
      note: "post_route",
      comment: "said_route2",
      text: say("Which bakery??", "哪家面包店！求名字"),
    }),
  ].toSorted((a, b) => b.at - a.at);
  return {
    threads: Object.fromEntries(threads.map((one) => [one.user, one])),
    messages: Object.fromEntries(messages.map((one) => [one.id, one])),
    news,
    newsSeenAt: { likes: now - 30 * hourMs, followers: now - 30 * hourMs, comments: now - 30 * hourMs },
  };
}
