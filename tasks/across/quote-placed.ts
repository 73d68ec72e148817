import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import weread from "#apps/weread/index.ts";
import { text } from "#judge/answers.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { findBook, readSentences } from "../kit/media-across.ts";
import { conversation, newMessagesTo, openThread, plainMessage, sms } from "../kit/messages.ts";
import { note, openNote } from "../kit/notes.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts a sentence from one of the three books on a list. Find it in the texts of the books, answer with its
 * chapter and tell the book.
 */
export default defineTask({
  apps: [messages, notes, weread],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L4",
  tags: ["search", "extract", "social", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readSentences(world, lang);
    // Each book has the same chance, although the books are not of the same length.
    const books = [...new Map(all.map(({ book }) => [book.id, book])).values()];
    const one = r.pick(books);
    return { books: r.shuffle([...books]), meant: r.pick(all.filter(({ book }) => book.id === one.id)) };
  },
  listed: { instances: 100, answerFields: 1 },
  params: (r, _phone, { say }, facts) => {
    const friend = r.pick(textingFriends);
    return {
      ...facts,
      friend,
      name: personName(friend, say),
      title: say(...r.pick(titles)),
      list: facts.books.map(({ title }) => say(title, `《${title}》`)).join("\n"),
      asked: say(...r.pick(questions)).replace("{sentence}", facts.meant.text),
    };
  },
  instruction: {
    en: [
      ({ friend, name, title }) =>
        `${name} texted me a sentence from one of the books in my note "${title}", and would like to know in which chapter it is. Find the sentence on {app.weread} and text ${pronouns(friend).them} the title of the chapter, nothing else. I own all the books. Which book is the sentence from? ${fillIn.en}`,
      ({ name, title }) =>
        `Please find the sentence that ${name} quotes in a text message. It's from one of the books that I've bought on {app.weread} and listed in my note "${title}". ${name} just wants the chapter's title as a reply, and I'd like the book's title. ${fillIn.en}`,
    ],
    zh: [
      ({ friend, name, title }) =>
        `${name}短信里引了一句话，出自备忘录“${title}”里的某一本书，想知道在哪一章。请在{app.weread}里找到这句话，用短信回复${pronouns(friend).zh}，只写章节名。这些书我都买了。这句话是哪本书里的？${fillIn.zh}`,
      ({ name, title }) =>
        `帮我查一句话的出处：${name}在短信里发来的那句，一定在备忘录“${title}”列的几本书里，{app.weread}上我都买过。查到以后短信只回章节名，书名告诉我就好。${fillIn.zh}`,
    ],
  },
  setup: ({ messages: inbox, notes: state, weread: reading }, p, { now }) => {
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    addEntries(inbox.messages, sms("msg_sentence", thread, mobileNumber(p.friend), p.asked, now - 25 * minuteMs));
    addEntries(state.notes, note("note_books", p.title, p.list, now - 8 * dayMs));
    for (const { id } of p.books) reading.owned[id] = { book: id, at: now - 9 * dayMs, coins: 0 };
  },
  checks: [
    {
      that: "one message went to the friend, with the title of the chapter only",
      holds: ({ before, after, params: p }) => {
        const sent = newMessagesTo(before.messages, after.messages, p.friend);
        return sent.length === 1 && sent[0]!.text.trim() === p.meant.chapter;
      },
    },
  ],
  allow: ({ messages: inbox }) => [added(inbox.messages, 1, plainMessage)],
  answer: {
    fields: (_, say) => ({
      book: text(say("Book", "书名"), say("The title as on my list", "与备忘录里一致，不带书名号")),
    }),
    expected: ({ params }) => ({ book: params.meant.book.title }),
  },

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.asked);
    await openNote(o, p.title, "note_books");
    await o.sees(...p.books.map(({ title }) => title));
    for (const book of p.books) {
      await findBook(o, book);
      await o.act(weread, "book.contents");
      await o.act(weread, "contents.find");
      await o.type("q", p.meant.text);
      if (book.id === p.meant.book.id) break;
      for (let n = 0; n < 5; n++) await o.back();
    }
    await o.sees(p.meant.text, p.meant.chapter);
    await o.open(messages);
    await o.type("draft", p.meant.chapter);
    await o.act(messages, "thread.send");
    await o.answer({ book: p.meant.book.title });
  },
});
const titles: readonly Localized[] = [
  ["Book club", "读书会书目"],
  ["Read together", "一起读的书"],
  ["Winter reading", "冬天读的书"],
];
const questions: readonly Localized[] = [
  [
    "Where was this again? “{sentence}” I'd like to read the chapter once more.",
    "这句在哪儿来着？“{sentence}”我想把那一章再看一遍。",
  ],
  [
    "“{sentence}” Which chapter is that from? It's been bothering me since lunch.",
    "“{sentence}”是哪一章的？从中午想到现在。",
  ],
  ["For the book club: what's the chapter with “{sentence}”?", "读书会要用：有“{sentence}”这句的是哪一章？"],
];
