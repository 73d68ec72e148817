/**
 * Conversations with the world's cast, with services and with fraudsters. All times are relative to the phone's start.
 */
import { prefs } from "./prefs.ts";
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { cast } from "#world/cast.ts";
import { talks, type Talk, type TalkId } from "./seed-texts.ts";
import { messages as model, type Message, type Thread } from "./state.ts";

const numberOf = (person: string, i = 0): string => cast.find((p) => p.id === person)!.phones[i]!.number;
const linePattern = /^([<>])([a-z_]*):?(\d*) (.*) \| (.*)$/;
interface ThreadSetting extends Partial<Omit<Thread, "id" | "numbers">> {
  /**
   * The numbers in the conversation. By default, this is the number of the person after whom the conversation is named.
   */
  readonly numbers?: readonly string[];
  /** How many of the last received messages are unread. */
  readonly unread?: number;
}

export const seed = model.seed(({ now, offsetMin, say }) => {
  const threads: Record<string, Thread> = {};
  const all: Record<string, Message> = {};
  const today = startOfDay(now, offsetMin);
  let n = 0;
  const spoken = (id: string, numbers: readonly string[], { daysAgo, at, lines }: Talk): Message[] => {
    const [hour, minute] = at.split(":").map(Number) as [number, number];
    let time = addDays(today, -daysAgo) + hour * hourMs + minute * minuteMs;
    const list = lines.split("\n").map((line, i): Message => {
      const [, direction, person, gap, en, zh] = linePattern.exec(line)!;
      time += i === 0 ? 0 : (gap === "" ? 1 : Number(gap)) * minuteMs;
      n += 1;
      return {
        id: `msg_s${n}`,
        thread: id,
        from: direction === ">" ? null : person === "" ? numbers[0]! : numberOf(person!),
        text: say(en!, zh!),
        parts: [],
        at: time,
        status: direction === ">" ? "delivered" : "received",
        due: null,
        network: false,
        read: true,
        starred: false,
      };
    });
    // If the phone starts early in the morning, a conversation of today would end after the start. Then all its
    // messages get earlier times, so that the conversation ends one minute before the start.
    const late = list.at(-1)!.at - (now - minuteMs);
    return late > 0 ? list.map((m) => ({ ...m, at: m.at - late })) : list;
  };
  const conversation = (name: TalkId, { numbers, unread = 0, ...more }: ThreadSetting = {}): Message[] => {
    const id = `thread_${name}`;
    const to = numbers ?? [numberOf(name)];
    threads[id] = {
      id,
      numbers: [...to],
      name: "",
      pinned: false,
      archived: false,
      spam: false,
      alert: "normal",
      tone: null,
      draft: "",
      ...more,
    };
    const list = (talks[name] as readonly Talk[]).flatMap((talk) => spoken(id, to, talk));
    for (const m of list.filter((x) => x.from !== null).slice(list.filter((x) => x.from !== null).length - unread))
      m.read = false;
    for (const m of list) all[m.id] = m;
    return list;
  };
  conversation("mum", { pinned: true, unread: 1 });
  const mia = conversation("mia");
  conversation("family", {
    numbers: ["mum", "dad", "leo"].map((p) => numberOf(p)),
    name: say("Sunday lunch", "周日聚餐"),
    unread: 2,
  });
  conversation("nora", { unread: 2 });
  conversation("katrin");
  const max = conversation("max");
  conversation("anna_weber", { numbers: [numberOf("anna_weber", 1)] });
  conversation("anna_webber");
  conversation("alex_renner", { draft: say("Are you at home on ", "你周几在家") });
  conversation("alex_petrov", { unread: 1 });
  const rent = conversation("okafor");
  conversation("dentist", { unread: 1 });
  conversation("courier", { unread: 1 });
  conversation("bank", { numbers: ["955012"] });
  conversation("codes", { numbers: ["1069 0022 417"], unread: 1 });
  conversation("carrier", { numbers: ["10188"], alert: "silent" });
  conversation("gym", { alert: "none" });
  conversation("plumber");
  conversation("greta");
  conversation("crew", { numbers: ["max", "zoe", "lucas"].map((p) => numberOf(p)) });
  conversation("lotus", { archived: true });
  conversation("vet", { archived: true });
  conversation("stranger", { numbers: ["+86 154 0071 2208"], unread: 2 });
  conversation("fee", { numbers: ["+86 154 0071 9934"], unread: 1 });
  conversation("prize", { numbers: ["+86 154 0098 1171"], spam: true, unread: 2 });
  conversation("loan", { numbers: ["555-0193"], spam: true });
  // One message failed because there was no network, and another message is scheduled for a birthday.
  max.at(-1)!.status = "failed";
  mia.find((m) => m.text.includes("4471"))!.starred = true;
  rent[0]!.starred = true;
  all["msg_birthday"] = {
    id: "msg_birthday",
    thread: "thread_mia",
    from: null,
    text: say("Happy birthday! Cake at ten, my treat", "生日快乐！十点吃蛋糕，我请客"),
    parts: [],
    at: addDays(today, 8) + 8 * hourMs,
    status: "scheduled",
    due: addDays(today, 8) + 8 * hourMs,
    network: false,
    read: true,
    starred: false,
  };
  return {
    threads,
    messages: all,
    prefs: prefs.start,
  };
});
