import notes from "#apps/notes/index.ts";
import { listNotes } from "#apps/notes/queries.ts";
import { defineTask } from "#judge/define.ts";
import { note } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** Move every note that contains a word, anywhere in the note, into one folder. */
export default defineTask({
  apps: [notes],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "edit", "explore"],
  budget: 30,
  revision: 1,

  params: (r, { notes: state }, { say }) => {
    const [topic, other] = r.pick([
      [say("Bluebird", "蓝鸟"), say("Bluebell", "蓝铃")],
      [say("Marigold", "金盏"), say("Marina", "金湾")],
      [say("Northgate", "北门"), say("Northfield", "北原")],
      [say("Silverleaf", "银叶"), say("Silverline", "银线")],
      [say("Copperhill", "铜山"), say("Copperfield", "铜田")],
      [say("Larkspur", "飞燕"), say("Larkfield", "飞云")],
      [say("Stonebridge", "石桥"), say("Stonehouse", "石屋")],
    ] as const);
    const [target, elsewhere] = r.sample(Object.values(state.folders), 2);
    return { topic, other, target: target!.id, name: target!.name, elsewhere: elsewhere!.id, more: r.int(0, 2) };
  },
  instruction: {
    en: [
      ({ topic, name }) =>
        `Move every note that mentions "${topic}" (in the title, text or checklist) to the folder "${name}" in {app.notes}.`,
      ({ topic, name }) =>
        `I want everything I've written about "${topic}" in one place. In {app.notes}, move each note with that word anywhere in it to the folder "${name}", and no other notes.`,
    ],
    zh: [
      ({ topic, name }) =>
        `在{app.notes}中，把所有提到“${topic}”的笔记（无论在标题、正文还是清单里）移动到文件夹“${name}”。`,
      ({ topic, name }) =>
        `我想把关于“${topic}”的内容放在一起：请把{app.notes}中任何位置出现这个词的笔记都移到文件夹“${name}”，其他笔记不要动。`,
    ],
  },
  setup: ({ notes: state }, { topic, other, elsewhere, more }, { now, say }) => {
    const at = (hours: number): number => now - hours * 3_600_000;
    const items = (...lines: string[]) => lines.map((text) => ({ text, done: false }));
    const call = say("Friday call", "周五电话");
    addEntries(
      state.notes,
      note("note_topic1", say(`${topic}: first ideas`, `${topic}：初步想法`), say("Two pages", "两页"), at(3)),
      note("note_topic2", call, say(`Ask Priya about ${topic}.`, `向倪雅询问${topic}的情况。`), at(30), {
        folder: elsewhere,
      }),
      note("note_topic3", say("To print", "要打印的"), "", at(55), {
        items: items(say("Tickets", "车票"), say(`${topic} poster`, `${topic}海报`)),
      }),
      note("note_other1", say(`${other}: first ideas`, `${other}：初步想法`), say("One page", "一页"), at(5)),
      note(
        "note_other2",
        say("Monday call", "周一电话"),
        say(`Ask Jonas about ${other}.`, `向柯远询问${other}。`),
        at(8),
      ),
    );
    for (let i = 0; i < more; i++) {
      const body = say(`Cost of ${topic}, part ${i + 1}`, `${topic}费用，第 ${i + 1} 部分`);
      addEntries(state.notes, note(`note_more${i}`, say(`Costs ${i + 1}`, `费用 ${i + 1}`), body, at(70 + i)));
    }
  },
  checks: [
    {
      that: "the notes that have the word in title or text are in the folder",
      holds: ({ after, params }) =>
        matchingIds(params)
          .filter((id) => id !== "note_topic3")
          .every((id) => after.notes.notes[id]?.folder === params.target),
    },
    {
      that: "the note that has the word in its checklist is in the folder",
      holds: ({ after, params }) => after.notes.notes["note_topic3"]?.folder === params.target,
    },
    {
      that: "the notes with a similar word are where they were",
      keeps: true,
      holds: ({ before, after }) =>
        ["note_other1", "note_other2"].every((id) => after.notes.notes[id]?.folder === before.notes.notes[id]?.folder),
    },
  ],
  allow: ({ notes: state }, params) => matchingIds(params).map((id) => state.notes[id]?.folder),

  oracle: async (o, params) => {
    await o.open(notes);
    await o.type("query", params.topic);
    const found = listNotes((await o.state()).notes, params.topic, null);
    // The search shows these notes and no others.
    o.reads([params.topic], ...found.map((n) => n.title));
    for (const { id } of found) await o.act(notes, "list.select", { id });
    await o.set(notes, "list", { open: "move" });
    await o.act(notes, "list.move", { folder: params.target });
  },
});
const matchingIds = ({ more }: { readonly more: number }): string[] => [
  "note_topic1",
  "note_topic2",
  "note_topic3",
  ...Array.from({ length: more }, (_, i) => `note_more${i}`),
];
