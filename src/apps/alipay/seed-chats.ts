/** A few short chats about money that people owe each other. */
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import type { Chat, ChatLine } from "./features/chats/state.ts";

type SeedLine = readonly [mine: boolean, en: string, zh: string, about?: string];
const seedConversations: readonly {
  readonly person: Chat["person"];
  readonly days: number;
  readonly hour: number;
  readonly unread: number;
  readonly pinned?: boolean;
  readonly said: readonly SeedLine[];
}[] = [
  {
    person: "max",
    days: 0,
    hour: 6,
    unread: 2,
    said: [
      [true, "You still owe me a cinema ticket", "你还欠我一张电影票"],
      [false, "And you owe me for the popcorn. Call it even?", "那爆米花算谁的？要不扯平？"],
      [true, "Popcorn was 18. The ticket was 52.", "爆米花 18，电影票 52。"],
      [false, "Fine, fine", "行行行"],
      [false, "", "", "packet_max"],
    ],
  },
  {
    person: "zoe",
    days: 2,
    hour: 19,
    unread: 0,
    said: [
      [false, "Got the two ropes, 172 in total", "两根绳子买好了，一共 172"],
      [true, "Sending my half", "我转你一半"],
      [true, "", "", "transfer_s1"],
      [false, "Got it. Thursday at seven?", "收到。周四七点？"],
      [true, "Thursday at seven", "周四七点见"],
    ],
  },
  {
    person: "mum",
    days: 3,
    hour: 20,
    unread: 1,
    pinned: true,
    said: [
      [false, "Did you pay our gas bill? We got a reminder.", "我们家燃气费你交了吗？收到催缴单了。"],
      [true, "The new bill's in the app, I'll pay it this week", "新账单出来了，这周我来交"],
      [false, "Thank you dear. Eat something warm.", "辛苦了宝贝，记得吃点热的。"],
    ],
  },
  {
    person: "jonas",
    days: 5,
    hour: 13,
    unread: 0,
    said: [
      [false, "Lunch was 32 each", "午饭一人 32"],
      [true, "", "", "transfer_s2"],
      [false, "Thanks", "谢了"],
    ],
  },
  {
    person: "katrin",
    days: 6,
    hour: 9,
    unread: 0,
    said: [
      [false, "We're collecting for Tomas. 120 each, by Friday please.", "给陶明凑份子，每人 120，周五前。"],
      [true, "Will do", "好的"],
    ],
  },
];
export function seedChats({ now, offsetMin, say }: SeedCtx) {
  const today = startOfDay(now, offsetMin);
  const chats: Record<string, Chat> = {};
  const lines: Record<string, ChatLine> = {};
  let n = 0;
  for (const { person, days, hour, unread, pinned = false, said } of seedConversations) {
    chats[person] = { person, unread, pinned, muted: false, turn: said.length, answers: null };
    said.forEach(([mine, en, zh, about = null], i) => {
      n += 1;
      const at = Math.min(addDays(today, -days) + hour * hourMs + i * 3 * minuteMs, now - (said.length - i) * minuteMs);
      lines[`line_s${n}`] = { id: `line_s${n}`, person, mine, at, text: say(en, zh), about };
    });
  }
  return {
    chats,
    lines,
    remarks: { greta: say("Greta next door", "隔壁顾芳") },
    blocked: [],
    noticedAt: addDays(today, -2),
  };
}
