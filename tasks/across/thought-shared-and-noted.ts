import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import type { Mark } from "#apps/weread/features/reader/state.ts";
import weread from "#apps/weread/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { readSentences, type Sentence } from "../kit/media-across.ts";
import { newMessagesTo, newThreadsArePlain, plainMessage, plainThread, shareByMessage } from "../kit/messages.ts";
import { isPlainNote, newNotesArePlain, writeNote } from "../kit/notes.ts";
import { personName, pronouns } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Find the highlight of a book to which the owner wrote a thought, text it with its source, and keep the sentence in a
 * note. A highlight of another book has the same thought.
 */
export default defineTask({
  apps: [weread, messages, notes],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "handoff", "create", "social"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readSentences(world, lang);
    for (let tries = 0; tries < 500; tries++) {
      const [meant, other, plain] = r.sample(all, 3);
      if (meant!.book.id !== other!.book.id && meant!.book.id === plain!.book.id)
        return { meant: meant!, other: other!, plain: plain! };
    }
    throw new Error("no sentences fit");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => {
    const friend = r.pick(textingFriends);
    const [thought, otherThought] = r.sample(thoughts, 2).map((one) => say(...one));
    return {
      ...facts,
      friend,
      name: personName(friend, say),
      thought: thought!,
      otherThought: otherThought!,
      title: say(...r.pick(titles)),
      shared: say(
        `“${facts.meant.text}”\n— ${facts.meant.book.title}, ${facts.meant.book.by}`,
        `“${facts.meant.text}”\n——${facts.meant.book.by}《${facts.meant.book.title}》`,
      ),
    };
  },
  instruction: {
    en: [
      ({ friend, name, meant, thought, title }) =>
        `In "${meant.book.title}" on {app.weread} I highlighted a sentence and wrote the thought "${thought}". Share that highlight with ${name} in a text message, exactly as {app.weread} shares it, because I promised ${pronouns(friend).them} the quote. Then make a note titled "${title}" with only the sentence itself in it.`,
      ({ name, meant, thought, title }) =>
        `Please text ${name} one of my {app.weread} highlights from the app, with nothing added: the one in "${meant.book.title}" with my thought "${thought}". Put the highlighted sentence, and just that, in a new note called "${title}" as well.`,
    ],
    zh: [
      ({ name, meant, thought, title }) =>
        `我在{app.weread}读《${meant.book.title}》时划了一句话，写的想法是“${thought}”。请从{app.weread}把这条划线用短信分享给${name}，内容保持原样；再新建一条标题为“${title}”的备忘录，正文只写划线的那句话。`,
      ({ name, meant, thought, title }) =>
        `帮我找到{app.weread}《${meant.book.title}》里想法为“${thought}”的那条划线，从应用里直接短信分享给${name}，不加别的话。另外新建备忘录“${title}”，正文就放这句原文。`,
    ],
  },
  setup: ({ weread: state }, p, { now }) => {
    addEntries(
      state.marks,
      markOf("mark_meant", p.meant, p.thought, now - 4 * dayMs),
      markOf("mark_other", p.other, p.thought, now - 2 * dayMs),
      markOf("mark_plain", p.plain, p.otherThought, now - 3 * dayMs),
    );
  },
  checks: [
    {
      that: "one message went to the friend, with the highlight as the app shares it",
      holds: ({ before, after, params: p }) => {
        const sent = newMessagesTo(before.messages, after.messages, p.friend);
        return sent.length === 1 && sent[0]!.text === p.shared;
      },
    },
    newThreadsArePlain,
    {
      that: "one new note of this name has the sentence only",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.notes.notes, after.notes.notes);
        return (
          more.length === 0 && one?.title.trim() === p.title && one.body.trim() === p.meant.text && isPlainNote(one)
        );
      },
    },
    newNotesArePlain,
  ],
  allow: ({ messages: inbox, notes: state }) => [
    added(inbox.messages, 1, plainMessage),
    added(inbox.threads, 1, plainThread),
    added(state.notes),
  ],

  oracle: async (o, p) => {
    await o.open(weread);
    await o.act(weread, "home.goMe");
    await o.act(weread, "me.notes");
    await o.act(weread, "notes.openNotes", { book: p.meant.book.id });
    await o.act(weread, "bookNotes.showTab", { tab: "thoughts" });
    await o.sees(p.thought, p.meant.text);
    await o.act(weread, "bookNotes.shareMark", { mark: "mark_meant" });
    await shareByMessage(o, p.friend, p.name);
    await writeNote(o, p.title, p.meant.text);
  },
});
const markOf = (id: string, { book, number, paragraph, start, text }: Sentence, thought: string, at: number): Mark => ({
  id,
  book: book.id,
  chapter: number,
  paragraph,
  start,
  end: start + text.length,
  text,
  look: "line",
  thought,
  private: true,
  likedBy: [],
  at,
});
const thoughts: readonly Localized[] = [
  ["This is so my mother", "简直是在说我妈"],
  ["Read this out at dinner", "吃饭的时候念给大家听"],
  ["Note to self", "说给自己听"],
  ["I laughed out loud on the bus", "在公交车上笑出了声"],
  ["Worth remembering", "值得记住"],
];
const titles: readonly Localized[] = [
  ["Quote for the card", "贺卡上的话"],
  ["For the toast", "敬酒词"],
  ["Sentence of the week", "本周一句"],
  ["On the fridge", "贴冰箱上"],
];
