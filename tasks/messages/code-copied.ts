import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { lastCopied } from "#judge/view.ts";
import { conversation, sms } from "../kit/messages.ts";
import { addEntries } from "../kit/records.ts";

/** One service sent several codes. Copy its newest code. Another service sent a code later. */
export default defineTask({
  apps: [messages],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["nav", "extract"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const [service, other] = r.sample(
      [
        say("Ferry Pass", "渡轮通"),
        say("Larkhaven Library", "云雀港图书馆"),
        say("Tea Club", "茶友会"),
        say("Night Bus", "夜班巴士"),
        say("Seed Swap", "种子交换"),
      ],
      2,
    );
    const code = (): string => String(r.int(100_000, 999_999));
    return { service: service!, other: other!, code: code(), old: code(), theirs: code() };
  },
  instruction: {
    en: [
      ({ service }) =>
        `${service} has texted me verification codes. Copy the latest one to the clipboard, just the code.`,
    ],
    zh: [({ service }) => `请把{app.messages}里“${service}”最新发来的验证码复制到剪贴板，只要验证码本身。`],
  },
  setup: ({ messages: state }, { service, other, code, old, theirs }, { now, say }) => {
    const text = (name: string, number: string): string =>
      say(
        `${name}: ${number} is your verification code, valid for 5 minutes`,
        `【${name}】您的验证码是 ${number}，5 分钟内有效`,
      );
    const [from, elsewhere] = ["1069 0044 118", "1069 0044 181"];
    addEntries(state.threads, conversation("thread_code", from), conversation("thread_other", elsewhere));
    addEntries(
      state.messages,
      sms("msg_code1", "thread_code", from, text(service, old), now - 50 * 60_000),
      sms("msg_code2", "thread_code", from, text(service, code), now - 12 * 60_000),
      sms("msg_code3", "thread_other", elsewhere, text(other, theirs), now - 4 * 60_000),
    );
  },
  checks: [
    { that: "the code was copied last", holds: ({ after, params }) => lastCopied(after.view)?.trim() === params.code },
  ],
  allow: () => [],
  shown: ({ view }) => [view.clipboard.items],

  oracle: async (o, { service, code }) => {
    await o.open(messages);
    await o.type("query", service);
    await o.act(messages, "list.openAt", { thread: "thread_code", message: "msg_code2" });
    await o.sees(code);
    await o.copy(code);
  },
});
