import notes from "#apps/notes/index.ts";
import { listNotes } from "#apps/notes/queries.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { note } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** Count the notes in one folder and fill the number in on the answer sheet. */
export default defineTask({
  apps: [notes],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 15,
  revision: 1,

  params: (r, { notes: state }) => {
    const folder = r.pick(Object.values(state.folders));
    return { folder: folder.id, name: folder.name, more: r.int(0, 9) };
  },
  instruction: {
    en: [
      ({ name }) =>
        `How many notes are in the folder "${name}" in {app.notes}? Fill it in on {app.answersheet} and submit it.`,
    ],
    zh: [({ name }) => `{app.notes}的“${name}”文件夹里有多少条笔记？请把数字填入{app.answersheet}并提交。`],
  },
  setup: ({ notes: state }, { folder, more }, { now, say }) => {
    for (let i = 1; i <= more; i++) {
      const title = say(`Loose page ${i}`, `散页 ${i}`);
      addEntries(state.notes, note(`note_more${i}`, title, "", now - i * 5_400_000, { folder }));
    }
  },
  checks: [
    {
      that: "the folder is as it was",
      keeps: true,
      holds: ({ before, after, params }) =>
        listNotes(after.notes, "", params.folder).length === listNotes(before.notes, "", params.folder).length,
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      count: number(say("Notes in the folder", "文件夹中的笔记数"), say("Whole number", "整数")),
    }),
    expected: ({ before, params }) => ({ count: listNotes(before.notes, "", params.folder).length }),
  },

  oracle: async (o, { folder }) => {
    await o.open(notes);
    await o.set(notes, "list", { folder });
    const titles = listNotes((await o.state()).notes, "", folder).map((n) => n.title);
    await o.sees(...titles);
    o.reads(titles, titles.length);
    await o.answer({ count: titles.length });
  },
});
