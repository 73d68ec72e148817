import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { openScreen } from "#judge/view.ts";
import { note } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** A note was started and never saved. Add a last line to this note and save it. A saved note has a similar title. */
export default defineTask({
  apps: [notes],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["edit", "create", "extract"],
  budget: 15,
  revision: 2,

  params: (r, _, { say }) => {
    const { title, lines, last } = r.pick([
      {
        title: say("Packing list", "行李清单"),
        lines: [
          say("rain jackets", "雨衣"),
          say("two towels", "两条毛巾"),
          say("the phone charger", "手机充电器"),
          say("sun cream", "防晒霜"),
        ],
        last: [say("and a torch", "还有手电筒"), say("playing cards", "一副扑克牌")],
      },
      {
        title: say("Questions for Friday", "周五要问的"),
        lines: [
          say("how loud is the street?", "街上吵不吵？"),
          say("is there a cellar?", "有地下室吗？"),
          say("who pays for the heating?", "暖气费谁出？"),
          say("can we keep a cat?", "能养猫吗？"),
        ],
        last: [
          say("when do we get the keys?", "什么时候拿钥匙？"),
          say("who has the spare key?", "备用钥匙在谁那里？"),
        ],
      },
      {
        title: say("Paint colours", "油漆颜色"),
        lines: [
          say("sage green for the kitchen", "厨房用灰绿色"),
          say("light grey for the stairs", "楼梯用浅灰色"),
          say("dark blue for the door", "大门用深蓝色"),
          say("sand for the bathroom", "浴室用沙色"),
        ],
        last: [say("no white in the hall", "走廊不要白色"), say("white for the window frames", "窗框用白色")],
      },
      {
        title: say("Borrowed things", "借来的东西"),
        lines: [
          say("the drill", "电钻"),
          say("two camping chairs", "两把露营椅"),
          say("the big soup pot", "大汤锅"),
          say("a book on bees", "一本讲蜜蜂的书"),
        ],
        last: [say("Ben's ladder", "卞峰的梯子"), say("the blue suitcase", "蓝色行李箱")],
      },
    ]);
    return { title, lines: r.sample(lines, 3), last: r.pick(last) };
  },
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
    addEntries(phone.notes.notes, note("note_before", before, lines.toReversed().join("\n"), now - 3_000_000));
    openScreen(phone, now, notes, "editor", { id: null, folder: null }, { title, body: lines.join("\n") });
  },
  checks: [
    {
      that: "there is exactly one new note, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.notes.notes, after.notes.notes);
        return all.length === 1 && all[0]!.title.trim() === params.title;
      },
    },
    {
      that: "it says what was written, and then the new line",
      holds: ({ before, after, params }) =>
        addedEntries(before.notes.notes, after.notes.notes).some(
          (n) => n.body.trimEnd() === [...params.lines, params.last].join("\n"),
        ),
    },
    {
      that: "it is as plain as it was begun, and where it belongs",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.notes.notes, after.notes.notes).every(
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
