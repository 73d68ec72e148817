/** The chats on a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { postId, seedIds, userId } from "../../seed-ids.ts";
import { newChat } from "./queries.ts";
import type { ChatBody, Message } from "./state.ts";

export function chatSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const [first, second, third] = ids.follows.map(userId) as [string, string, string];
  const inviter = userId(ids.inviter);
  let n = 0;
  const messages: Message[] = [];
  const talk = (user: string, from: number, lines: readonly (readonly [mine: boolean, body: ChatBody | string])[]) => {
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
    [false, say("You're the one with the 28 litre question, right?", "你就是问28升包的那位吧？")],
    [true, say("Guilty", "是我")],
    [false, { kind: "post", post: postId(ids.shared) }],
    [false, say("Read this before you buy anything.", "买之前先看看这个")],
  ]);
  talk(second, 5 * dayMs, [
    [true, say("Did the new valve stop the noise?", "换了阀门以后还响吗？")],
    [
      false,
      say("It did! Two washers, one evening, three trips to the shop.", "不响了！两个垫圈，一个晚上，跑了三趟五金店"),
    ],
    [true, say("That's the usual number of trips", "三趟算正常的")],
  ]);
  talk(third, 16 * dayMs, [
    [false, say("Train photos from March are up, have a look when you can", "三月的火车照片发上去了，有空看看")],
    [true, say("The one with the fog is great", "有雾的那张太好了")],
  ]);
  talk(inviter, 30 * hourMs, [
    [
      false,
      say(
        "Hey, I liked your comment about mudguards. Can I ask you something about your bike?",
        "你好，看到你说挡泥板的那条评论，能问你点车的事吗？",
      ),
    ],
  ]);
  const chats = [
    { ...newChat(first), unread: 2 },
    newChat(second),
    { ...newChat(third), muted: true },
    { ...newChat(inviter), request: true, unread: 1 },
  ];
  return {
    chats: Object.fromEntries(chats.map((one) => [one.user, one])),
    messages: Object.fromEntries(messages.map((one) => [one.id, one])),
  };
}
