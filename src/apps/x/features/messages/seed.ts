/** The chats of a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { seedIds, userId, worldPostId } from "../../seed-ids.ts";
import { newThread } from "./queries.ts";
import type { Body, Message, Thread } from "./state.ts";

export function messagesSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const mutual = (n: number): string => userId(ids.follows[n]!);
  const text = (en: string, zh: string): Body => ({ kind: "text", text: say(en, zh) });
  const chats: readonly {
    readonly thread: Partial<Thread> & Pick<Thread, "user">;
    readonly lines: readonly (readonly [mine: boolean, at: number, body: Body, more?: Partial<Message>])[];
  }[] = [
    {
      thread: { user: mutual(1), unread: 2 },
      lines: [
        [true, now - 3 * dayMs, text("Is it too early to repot?", "现在换盆会不会太早？")],
        [false, now - 3 * dayMs + 40 * minuteMs, text("Wait until you see roots at the bottom", "等盆底看到根再换")],
        [true, now - 2 * dayMs, text("They're out. All of them.", "出来了，全出来了。"), { theirs: "😂" }],
        [false, now - 5 * hourMs, { kind: "post", post: worldPostId(ids.shared) }],
        [
          false,
          now - 5 * hourMs + minuteMs,
          text("it's short, you could read it on the train", "周末咱们也去，就冲那些狗"),
        ],
      ],
    },
    {
      thread: { user: mutual(0), pinned: true },
      lines: [
        [false, now - 9 * dayMs, text("Which paper did you print the map on?", "地图你用什么纸印的？")],
        [
          true,
          now - 9 * dayMs + 20 * minuteMs,
          text("120 g, uncoated. The shop by the station has it.", "120 克的胶版纸，车站旁那家就有。"),
        ],
        [false, now - 9 * dayMs + 25 * minuteMs, text("You're a legend", "太感谢了"), { reaction: "❤️" }],
      ],
    },
    {
      thread: { user: mutual(3), muted: true },
      lines: [
        [false, now - 30 * dayMs, text("The council has put the bench back!", "长椅装回来了！")],
        [true, now - 30 * dayMs + 3 * hourMs, text("Finally. I'll add it to the map.", "终于，我去地图上补一笔。")],
      ],
    },
    {
      thread: { user: userId(ids.strangers[0]), unread: 1, request: true },
      lines: [
        [
          false,
          now - 26 * hourMs,
          text("Hi Robin, do you sell prints of the neighbourhood map?", "你好，那张街区地图有卖印刷版吗？"),
        ],
      ],
    },
    {
      thread: { user: userId(ids.strangers[1]), unread: 1, request: true },
      lines: [
        [
          false,
          now - 4 * dayMs,
          text("I make 3 times my salary from home. Want to know how?", "在家就能赚三倍工资，想了解一下吗？"),
        ],
      ],
    },
  ];
  const messages = chats.flatMap(({ thread, lines }, chat) =>
    lines.map(
      ([mine, at, body, more = {}], n): Message => ({
        id: `msg_${chat + 1}0${n}`,
        user: thread.user,
        mine,
        at,
        body,
        reaction: null,
        theirs: null,
        ...more,
      }),
    ),
  );
  return {
    threads: Object.fromEntries(chats.map(({ thread }) => [thread.user, { ...newThread(thread.user), ...thread }])),
    messages: Object.fromEntries(messages.map((message) => [message.id, message])),
    call: null,
  };
}
