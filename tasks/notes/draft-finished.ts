import notes from "../../src/apps/notes/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { leaveOpen } from "../../src/judge/view.ts";
import { note } from "../kit/notes.ts";
import { made, put } from "../kit/records.ts";

/** A note was begun and never saved: add a last line to it and save; a saved one has nearly the same title. */
export default defineTask({
  apps: [notes],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["edit", "create", "extract"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => ({
    title: r.pick([
      say("Packing list", "行李清单"),
      say("Questions for Friday", "周五要问的"),
      say("Paint colours", "油漆颜色"),
      say("Borrowed things", "借来的东西"),
    ]),
    lines: r.sample(
      [
        say("two blue ones", "两个蓝色的"),
        say("the long ladder", "长梯子"),
        say("ask about the key", "问钥匙的事"),
        say("not the old box", "旧箱子不要"),
        say("before noon", "中午以前"),
        say("check the cellar", "看看地下室"),
      ],
      3,
    ),
    last: r.pick([
      say("and a torch", "还有手电筒"),
      say("call Mum first", "先给妈妈打电话"),
      say("done by May", "五月前做完"),
    ]),
  }),
  instruction: {
    en: [
      ({ title, last }) =>
        `I started a note called "${title}" in {app.notes} but haven't saved it. Add "${last}" as the last line, keep the rest as I wrote it, and save it.`,
    ],
    zh: [
      ({ title, last }) =>
        `我在{app.notes}里写了一半的笔记“${title}”还没保存。请在正文最后另起一行加上“${last}”，其余内容保持不变，然后保存。`,
    ],
  },
  setup: (phone, { title, lines }, { now, say }) => {
    const before = say(`${title}, last year`, `${title}（去年）`);
    put(phone.notes.notes, note("note_before", before, lines.toReversed().join("\n"), now - 3_000_000));
    leaveOpen(phone, now, notes, "editor", { id: null, folder: null }, { title, body: lines.join("\n") });
  },
  checks: [
    {
      that: "there is exactly one new note, with the title",
      holds: ({ before, after, params }) => {
        const all = made(before.notes.notes, after.notes.notes);
        return all.length === 1 && all[0]!.title.trim() === params.title;
      },
    },
    {
      that: "it says what was written, and then the new line",
      holds: ({ before, after, params }) =>
        made(before.notes.notes, after.notes.notes).some(
          (n) => n.body.trimEnd() === [...params.lines, params.last].join("\n"),
        ),
    },
    {
      that: "it is as plain as it was begun, and where it belongs",
      keeps: true,
      holds: ({ before, after }) =>
        made(before.notes.notes, after.notes.notes).every(
          (n) =>
            n.items.length === 0 &&
            n.pictures.length === 0 &&
            n.folder === null &&
            n.remindAt === null &&
            n.trashedAt === null &&
            !n.pinned &&
            !n.private,
        ),
    },
  ],
  allow: ({ notes: state }) => [added(state.notes)],

  oracle: async (o, { title, lines, last }) => {
    await o.open(notes);
    await o.sees(title, ...lines);
    await o.type("body", [...lines, last].join("\n"));
    await o.act(notes, "editor.save");
  },
});
