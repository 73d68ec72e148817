import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { openScreen } from "#judge/view.ts";
import { openThread, plainMessage, newMessagesTo } from "../kit/messages.ts";
import { note } from "../kit/notes.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/** Send a person the text that was copied last, unchanged. Another text was copied before this text. */
export default defineTask({
  apps: [notes, messages],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["handoff", "social"],
  budget: 15,
  revision: 2,

  params: (r, _, { say }) => {
    const friend = r.pick(["anna_webber", "anna_weber", "alex_renner", "alex_petrov", "nora", "katrin", "greta"]);
    const [text, older] = r.sample(
      [
        say("Gate 14, ask for the blue folder", "14 号门，找蓝色文件夹"),
        say("Track 7, coach 3, seat 52", "7 站台 3 车厢 52 座"),
        say("Mix 40 g salt into 2 litres", "2 升水加 40 克盐"),
        say("The spare key hangs in the shed", "备用钥匙挂在棚里"),
        say("Booking number LK 4471", "预订号 LK 4471"),
      ],
      2,
    );
    return { friend, name: personName(friend, say), text: text!, older: older! };
  },
  instruction: {
    en: [({ name }) => `I just copied something in {app.notes}. Text it to ${name} as it is, with nothing else.`],
    zh: [({ name }) => `我刚在{app.notes}里复制了一段文字。请用短信把它原样发给${name}，不要加别的内容。`],
  },
  setup: (phone, { friend, text, older }, { now, say }) => {
    const thread = phone.messages.threads[`thread_${friend}`];
    if (thread) thread.draft = "";
    addEntries(
      phone.notes.notes,
      note(
        "note_lines",
        say("Loose lines", "零散记录"),
        `${older}\n${text}\n${say("Water the fern", "给蕨浇水")}`,
        now - 90_000,
      ),
    );
    openScreen(phone, now, notes, "editor", { id: "note_lines", folder: null }, {});
    phone.view.clipboard.items = [text, older];
    phone.view.clipboard.freshUntilMs = now + 60_000;
  },
  checks: [
    {
      that: "what was copied last went to this person, and nothing else",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        return sent.length === 1 && sent[0]!.text === params.text && sent[0]!.parts.length === 0;
      },
    },
    { that: "the notes are as they were", unchanged: ({ notes }) => notes.notes },
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage)],

  oracle: async (o, { friend }) => {
    await openThread(o, friend);
    await o.paste("draft");
    await o.act(messages, "thread.send");
  },
});
