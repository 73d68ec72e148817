import rednote from "#apps/rednote/index.ts";
import { number } from "#judge/answers.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { addAlbum, drawNotes, saveNotes, toldFact } from "../kit/rednote.ts";
import { addQuestions, drawFans, questionId } from "../kit/rednote-people.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Somebody asks below the owner's note for a price that one of the saved notes tells: find it, and answer. Another
 * reader asks about another place.
 */
export default defineTask({
  apps: [rednote],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "social", "extract", "create"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const form = r.pick(["food.shop", "coffee.cafe"]);
    const notes = await drawNotes(world, r, lang, form, 12, ["price"], (note) => {
      const { value, text } = toldFact(note, "price")!;
      return note.place !== null && typeof value === "number" && text.includes(String(value));
    });
    const apart = notes.filter(({ place }, n) => notes.findIndex((one) => one.place!.name === place!.name) === n);
    const fans = await drawFans(world, r, lang, 2);
    return {
      asker: fans[0]!,
      other: fans[1]!,
      notes: apart.slice(0, 5).map((note) => ({
        id: note.id,
        title: note.title,
        place: note.place!.name,
        subject: note.subject,
        price: Number(toldFact(note, "price")!.value),
        told: toldFact(note, "price")!.text,
      })),
    };
  },
  listed: { instances: 100, answerFields: 1 },
  params: (r, { rednote: state }, { say }, { notes, ...facts }) => {
    const post = r.pick([state.posts["post_balcony"]!, state.posts["post_route"]!]);
    return {
      ...facts,
      notes,
      post: post.id,
      title: post.title,
      album: say(...r.pick(albums)),
      wordings: r.sample(questions, 2).map(([en, zh]) => say(en, zh)),
      hours: r.int(4, 20),
    };
  },
  instruction: {
    en: [
      ({ asker, title }) =>
        `"${asker.name}" asked me about a price in the comments on my {app.rednote} note "${title}". One of the notes I've saved has the answer. Look it up and reply to that comment with just the number, then put the same number on {app.answersheet} and submit it.`,
      ({ asker, title }) =>
        `There's a question about a price from "${asker.name}" under my note "${title}" on {app.rednote}. I've saved a note that says how much it is. Please answer the comment with the number and nothing else, and also fill it in on {app.answersheet} and submit it.`,
    ],
    zh: [
      ({ asker, title }) =>
        `{app.rednote}上，“${asker.name}”在我的笔记“${title}”下面问了个价格，答案在我收藏的一篇笔记里。帮我查出来，直接回复那条评论，只写数字，再把这个数字填到{app.answersheet}里提交。`,
      ({ asker, title }) =>
        `“${asker.name}”在我{app.rednote}笔记“${title}”的评论区问多少钱，我收藏过一篇写了价格的笔记。去找到它，在那条评论下回个数字就行，别写别的，然后把数字填进{app.answersheet}并提交。`,
    ],
  },
  setup: ({ rednote: state }, { asker, other, notes, post, album, wordings, hours }, { now }) => {
    addAlbum(state, "album_tables", album, now - 40 * dayMs);
    saveNotes(
      state,
      "album_tables",
      [notes[3]!, notes[0]!, notes[1]!, notes[4]!].map(({ id }) => id),
      now - dayMs,
    );
    addQuestions(
      state,
      [asker, other].map((by, n) => {
        const { place, subject } = notes[n]!;
        const text = wordings[n]!.replace("{place}", place).replace("{subject}", subject);
        return { note: post, by: by.id, text, at: now - (hours + n * 3) * hourMs };
      }),
    );
  },
  checks: [
    {
      that: "the question was answered with the price, once",
      holds: ({ before, after, params }) => {
        const said = addedEntries(before.rednote.comments, after.rednote.comments).filter(({ by }) => by === "me");
        return said.length === 1 && matchesValues(said[0]!, replyOf(params));
      },
    },
  ],
  allow: ({ rednote: state }, p) => [added(state.comments, 1, replyOf(p)), state.coming],
  free: [
    { why: "Whether and when the others answer or like it is theirs", paths: ({ rednote: state }) => [state.coming] },
  ],
  answer: {
    fields: (_, say) => ({ price: number(say("Price (yuan)", "价格（元）"), say("A number", "数字")) }),
    expected: ({ params: { notes } }) => ({ price: notes[0]!.price }),
  },

  oracle: async (o, { asker, notes, post, album, title }) => {
    const { id, place, subject, told, price } = notes[0]!;
    await o.open(rednote);
    await o.act(rednote, "home.goMe");
    await o.sees(title);
    await o.act(rednote, "me.open", { note: post });
    await o.sees(asker.name, place, subject);
    await o.back();
    await o.act(rednote, "me.showTab", { tab: "saves" });
    await o.act(rednote, "me.showAlbums", { albums: true });
    await o.sees(album);
    await o.act(rednote, "me.openAlbum", { album: "album_tables" });
    await o.act(rednote, "album.open", { note: id });
    await o.sees(place, told);
    o.reads([told], price);
    await o.back();
    await o.back();
    await o.act(rednote, "me.showTab", { tab: "notes" });
    await o.act(rednote, "me.open", { note: post });
    await o.act(rednote, "note.replyTo", { under: questionId(0), to: asker.id });
    await o.type("words", String(price));
    await o.act(rednote, "note.send");
    await o.answer({ price });
  },
});
type Asked = {
  readonly post: string;
  readonly asker: { readonly id: string };
  readonly notes: readonly { readonly price: number }[];
};
const replyOf = ({ post, asker, notes }: Asked) => ({
  note: post,
  by: "me" as const,
  under: questionId(0),
  to: asker.id,
  text: String(notes[0]!.price),
  likes: 0,
});
const albums: readonly Localized[] = [
  ["Tables to book", "想去的店"],
  ["Eat here", "吃喝清单"],
  ["With friends", "和朋友去"],
];
const questions: readonly Localized[] = [
  ["Off topic: how much was the {subject} at {place}?", "歪个楼，{place}的{subject}多少钱来着？"],
  [
    "You mentioned {place} the other day. What does the {subject} cost there?",
    "你上次提过{place}，那里的{subject}要多少钱？",
  ],
  ["Do you remember the price of the {subject} at {place}?", "还记得{place}的{subject}是什么价吗？"],
];
