import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import { sameAddress } from "#os/phone-numbers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { newThreadsArePlain, plainMessage, plainThread, shareByMessage } from "../kit/messages.ts";
import { note, openNote } from "../kit/notes.ts";
import { personName, getPerson, pronouns } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Two notes have similar names. Share one of these notes with a person by message. */
export default defineTask({
  apps: [notes, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "handoff", "create"],
  budget: 30,
  revision: 4,

  params: (r, _, { say }) => {
    const friend = r.pick([
      "anna_webber",
      "anna_weber",
      "alex_renner",
      "alex_petrov",
      "zoe",
      "ben",
      "finn",
      "yuki",
      "sofia",
    ]);
    const [dish, things] = r.pick([
      [say("Potato soup", "土豆汤"), say("potatoes, leek, cream", "土豆、大葱、奶油")],
      [say("Apple pie", "苹果派"), say("apples, butter, cinnamon", "苹果、黄油、肉桂")],
      [say("Fish stew", "炖鱼"), say("cod, tomatoes, fennel", "鳕鱼、番茄、茴香")],
      [say("Noodle salad", "凉拌面"), say("noodles, cucumber, sesame", "面条、黄瓜、芝麻")],
    ] as const);
    return {
      friend,
      name: personName(friend, say),
      dish,
      things,
      minutes: r.int(4, 18) * 5,
      oven: r.int(15, 22) * 10,
    };
  },
  instruction: {
    en: [
      ({ name, dish }) => `Share my note "${dish}" with ${name} as a text message.`,
      ({ friend, name, dish }) =>
        `${name} would like my recipe. Use {app.notes} to text ${pronouns(friend).them} the whole note "${dish}" (the one with nothing after its name).`,
    ],
    zh: [
      ({ name, dish }) => `把{app.notes}里的笔记“${dish}”用短信分享给${name}。`,
      ({ friend, name, dish }) =>
        `${name}想要我的菜谱：请从{app.notes}把笔记“${dish}”（标题就是这几个字的那条）整条用短信分享给${pronouns(friend).zh}。`,
    ],
  },
  setup: ({ notes: state }, { dish, things, minutes, oven }, { now, say }) => {
    const body = (m: number, o: number): string =>
      say(`You need: ${things}\n${m} minutes at ${o} degrees`, `材料：${things}\n${o} 度 ${m} 分钟`);
    addEntries(
      state.notes,
      note("note_recipe", dish, body(minutes, oven), now - 5_000_000),
      note(
        "note_recipe_old",
        say(`${dish} (first try)`, `${dish}（第一版）`),
        body(minutes + 5, oven - 10),
        now - 900_000,
      ),
    );
  },
  checks: [
    {
      that: "the whole note, with or without its title, went to this person, and nothing else",
      holds: ({ before, after, params }) => {
        const { title, body } = before.notes.notes["note_recipe"]!;
        return addedEntries(before.messages.messages, after.messages.messages).some((m) => {
          const numbers = after.messages.threads[m.thread]?.numbers ?? [];
          return (
            m.from === null &&
            (m.status === "sent" || m.status === "delivered") &&
            numbers.length === 1 &&
            getPerson(params.friend).phones.some((p) => sameAddress(p.number, numbers[0]!)) &&
            [`${title}\n${body}`, body].includes(m.text.trim())
          );
        });
      },
    },
    { that: "the notes are as they were", unchanged: ({ notes }) => notes.notes },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { friend, name, dish }) => {
    await openNote(o, dish, "note_recipe");
    await o.set(notes, "editor", { open: "menu" });
    await o.act(notes, "editor.share");
    await shareByMessage(o, friend, name);
  },
});
