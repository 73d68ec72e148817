import rednote from "#apps/rednote/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { addReceived, drawAuthor, openChat, ownRecords, readFriend } from "../kit/rednote.ts";
import type { Localized } from "../kit/social.ts";

/** A friend sent a note. Find which note of its author was saved most; the lists show likes only. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning", "social"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const friend = await readFriend(world, lang, r.int(1, 3));
    const { name, id, rows } = await drawAuthor(world, r, lang, [3, 4], (all) => {
      const [most, next] = all.map(({ saves }) => saves).toSorted((a, b) => b - a);
      return (
        most! < 1000 &&
        most! > next! * 1.1 + 3 &&
        all.every(({ saves, title }) => saves > 9 && title !== "") &&
        new Set(all.map(({ title }) => title)).size === all.length
      );
    });
    const other = await drawAuthor(world, r, lang, [2, 9], (all) => all[0]!.author !== id && all[0]!.title !== "");
    const notes = rows.map((note) => ({ id: note.id, title: note.title, saves: note.saves }));
    const best = notes.toSorted((a, b) => b.saves - a.saves)[0]!;
    return {
      friend,
      author: id,
      name,
      notes,
      best,
      sent: r.pick(notes.filter((note) => note.id !== best.id)),
      earlier: other.rows[0]!.id,
    };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => ({ ...facts, words: say(...r.pick(comments)) }),
  instruction: {
    en: [
      ({ friend }) =>
        `Look at the last note that "${friend.name}" sent me on {app.rednote}. Which of its author's notes has been saved the most, and how many saves does it have? ${fillIn.en}`,
      ({ friend }) =>
        `"${friend.name}" keeps sending me notes on {app.rednote}. Take the latest one and check all the notes by that author: which has the most saves, and how many? ${fillIn.en}`,
    ],
    zh: [
      ({ friend }) =>
        `看看“${friend.name}”在{app.rednote}上最近发给我的那篇笔记，它的作者发过的笔记里哪篇收藏最多，有多少收藏？${fillIn.zh}`,
      ({ friend }) =>
        `“${friend.name}”总在{app.rednote}上给我发笔记。找到最新发来的那篇，看看这位作者的所有笔记，收藏数最高的是哪一篇，收藏是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, { friend, sent, earlier, notes, words }, { now }) => {
    for (const { id } of notes) delete state.saved[id];
    addReceived(state, friend.id, [
      { at: now - 2 * dayMs, body: { kind: "note", note: earlier } },
      { at: now - 3 * hourMs, body: { kind: "note", note: sent.id } },
      { at: now - 3 * hourMs + 60_000, body: words },
    ]);
  },
  checks: [{ that: "nothing was liked, saved or followed", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      title: text(say("Title of the note", "笔记标题"), say("Exactly as the note has it", "与笔记中一致")),
      saves: number(say("Number of saves", "收藏数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { best } }) => ({ title: best.title, saves: best.saves }),
  },

  oracle: async (o, { friend, author, name, notes, best, sent }) => {
    await openChat(o, friend);
    await o.sees(sent.title);
    await o.act(rednote, "chat.openNote", { note: sent.id });
    await o.sees(name);
    await o.act(rednote, "note.openUser", { user: author });
    for (const note of notes) {
      await o.sees(note.title);
      await o.act(rednote, "user.open", { note: note.id });
      await o.sees(note.title, note.saves);
      await o.back();
    }
    o.reads(
      notes.map(({ saves }) => saves),
      best.saves,
    );
    await o.answer({ title: best.title, saves: best.saves });
  },
});
const comments: readonly Localized[] = [
  ["This one made me think of you", "看到这篇就想到你"],
  ["You'd like their other notes too", "TA 别的笔记你应该也喜欢"],
  ["Scroll through the rest when you have time", "有空把 TA 的都翻翻"],
];
