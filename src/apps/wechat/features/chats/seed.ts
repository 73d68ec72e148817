import type { SeedCtx } from "#os/seed-ctx.ts";
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { newChat } from "./chat.ts";
import { talks } from "./seed-talks.ts";
import { moreTalks } from "./seed-more.ts";
import type { Body, Chat, ComingMessage, Message } from "./state.ts";

const linePattern = /^(?:~(\d+)|(\d+) (\d\d):(\d\d)) (\w+)(?: >(\d+))?: (.*)$/;

export function chatsSeed({ now, offsetMin, say }: SeedCtx) {
  const today = startOfDay(now, offsetMin);
  const chats: Record<string, Chat> = {};
  const messages: Record<string, Message> = {};
  const both = (text: string): string => {
    const [en = "", zh = en] = text.split(" || ");
    return say(en, zh).replaceAll("\\n", "\n");
  };
  let n = 0;
  for (const { peer, overrides, draft, lines } of [...talks, ...moreTalks]) {
    chats[peer] = newChat(peer, { ...overrides, draft: draft === undefined ? "" : both(draft) });
    const written = lines.trim().split("\n");
    const own: string[] = [];
    for (const [i, text] of written.entries()) {
      const found = linePattern.exec(text.trim());
      if (!found) throw new Error(`not a line of a chat: ${text}`);
      const [, ago, days, hour, minute, sender, quoted, what] = found;
      const at =
        ago === undefined
          ? addDays(today, -Number(days)) + Number(hour) * hourMs + Number(minute) * minuteMs
          : now - Number(ago) * minuteMs;
      // If the phone starts early in the day, messages that would be later than the start are moved to just before the
      // start.
      const latest = now - (written.length - i) * minuteMs;
      const id = `msg_s${String(++n).padStart(3, "0")}`;
      own.push(id);
      messages[id] = {
        id,
        chat: peer,
        from: `person_${sender!}`,
        at: Math.min(at, ago === undefined ? latest : at),
        body: parseBody(what!, both),
        ...(quoted === undefined ? {} : { quote: own[Number(quoted) - 1]! }),
      };
    }
  }
  const lost = Object.values(messages).findLast(
    (m) => m.chat === "person_ben" && m.from === "person_me" && m.body.kind !== "note",
  );
  if (lost) lost.failed = true;
  return { chats, messages, coming: seedComing(now, say) };
}
function parseBody(what: string, both: (text: string) => string): Body {
  if (!what.startsWith("#")) return { kind: "text", text: both(what) };
  const at = what.indexOf(" ");
  const kind = what.slice(1, at);
  const rest = what.slice(at + 1);
  const [first = "", ...others] = rest.split(" ");
  switch (kind) {
    case "picture":
      return { kind, file: null, scene: rest };
    case "sticker":
      return { kind, sticker: rest };
    case "voice":
      return { kind, seconds: Number(first), words: both(others.join(" ")), heard: false };
    case "file":
      return { kind, file: null, bytes: Number(first), name: both(others.join(" ")) };
    case "place": {
      const [name, address = ""] = both(others.join(" ")).split(" | ");
      return { kind, place: first, name: name!, address };
    }
    case "card":
      return { kind, person: `person_${rest}` };
    case "link": {
      const [title, note = ""] = both(others.join(" ")).split(" | ");
      return { kind, url: first, title: title!, note };
    }
    case "packet":
      return { kind, packet: `packet_${rest}` };
    case "transfer":
      return { kind, transfer: `transfer_${rest}` };
    default: {
      const [sender = "", ...words] = others;
      return {
        kind: "note",
        note: first,
        who: sender === "-" || sender === "" ? null : `person_${sender}`,
        what: both(words.join(" ")),
      };
    }
  }
}
/**
 * Messages that people will send without a question from the owner, some hours after the start. Before that, nobody
 * sends such a message.
 */
function seedComing(now: number, say: SeedCtx["say"]): Record<string, ComingMessage> {
  const own = [
    [
      "person_katrin",
      "katrin",
      374,
      say("Can you bring the contrast sheet to the review?", "评审时带上对比度那张表。"),
    ],
    ["group_wall", "zoe", 391, say("I can drive on Thursday, I have three seats left", "周四我开车，还有三个座位")],
    [
      "person_courier",
      "courier",
      407,
      say("Your parcel is in locker B7, code 4471", "您的包裹已放入 B7 柜，取件码 4471"),
    ],
    ["group_family", "mum", 448, say("Who's coming on Sunday? I need to buy fish.", "周日谁回来吃饭？我好买鱼。")],
    ["person_mia", "mia", 490, say("So which is it: teal or copper?", "定一个：青色还是铜色？")],
  ] as const;
  return Object.fromEntries(
    own.map(([chat, by, minutes, text], i) => {
      const id = `coming_s${i + 1}`;
      return [id, { id, chat, by: `person_${by}`, at: now + minutes * minuteMs, to: null, text }];
    }),
  );
}
