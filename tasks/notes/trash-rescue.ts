import notes from "#apps/notes/index.ts";
import { trashedNotes } from "#apps/notes/queries.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { note } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** Restore one note from the trash, then empty the trash. */
export default defineTask({
  apps: [notes],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "delete", "edit"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const plan = r.pick([
      say("Wedding toast", "婚礼祝酒词"),
      say("Reading list", "书单"),
      say("Balcony plants", "阳台植物"),
      say("Ski trip", "滑雪之行"),
      say("Tax papers", "税务资料"),
      say("Soup recipes", "汤谱"),
    ]);
    const parts = r.int(3, 4);
    return { plan, parts, wanted: r.int(1, parts), daysAgo: r.int(1, 9) };
  },
  instruction: {
    en: [
      ({ plan, wanted }) =>
        `Restore "${plan}, part ${wanted}" from the trash in {app.notes}, then empty the trash. It's the only note in there I still need.`,
    ],
    zh: [
      ({ plan, wanted }) =>
        `在{app.notes}中，从回收站恢复“${plan}，第 ${wanted} 部分”，然后清空回收站：里面只有这条笔记我还需要。`,
    ],
  },
  setup: ({ notes: state }, { plan, parts, daysAgo }, { now, say }) => {
    for (const n of Object.values(state.notes)) if (n.trashedAt !== null) delete state.notes[n.id];
    for (let i = 1; i <= parts; i++) {
      const gone = now - daysAgo * 86_400_000 + i * 60_000;
      addEntries(
        state.notes,
        note(`note_gone${i}`, noteTitle(plan, i, say), "", gone - 86_400_000, { trashedAt: gone }),
      );
    }
    const title = say(`${plan}, notes`, `${plan}，说明`);
    addEntries(state.notes, note("note_live", title, say("See the other parts.", "见其他部分。"), now - 5_000_000));
  },
  checks: [
    {
      that: "the named note is back among the notes",
      holds: ({ after, params }) => after.notes.notes[`note_gone${params.wanted}`]?.trashedAt === null,
    },
    { that: "the trash is empty", holds: ({ after }) => trashedNotes(after.notes).length === 0 },
    {
      that: "no note outside the trash was lost",
      keeps: true,
      holds: ({ before, after }) =>
        Object.values(before.notes.notes).every(
          (n) => n.trashedAt !== null || after.notes.notes[n.id]?.trashedAt === null,
        ),
    },
  ],
  allow: ({ notes: state }, { parts, wanted }) =>
    Array.from({ length: parts }, (_, i) =>
      i + 1 === wanted ? state.notes[`note_gone${i + 1}`]?.trashedAt : state.notes[`note_gone${i + 1}`],
    ),

  oracle: async (o, { plan, wanted }, { say }) => {
    await o.open(notes);
    await o.set(notes, "list", { open: "menu" });
    await o.act(notes, "list.seeTrash");
    const found = trashedNotes((await o.state()).notes).find((n) => n.title === noteTitle(plan, wanted, say));
    await o.act(notes, "trash.restore", { id: found?.id ?? "" });
    await o.set(notes, "trash", { open: "menu" });
    await o.act(notes, "trash.empty");
    await o.confirm();
  },
});
const noteTitle = (plan: string, part: number, say: Occasion["say"]): string =>
  say(`${plan}, part ${part}`, `${plan}，第 ${part} 部分`);
