import notes from "../../src/apps/notes/index.ts";
import { defineTask } from "../../src/judge/define.ts";

/** Pin one of several drafts of nearly the same name. */
export default defineTask({
  apps: [notes],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "edit"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const plan = r.pick([
      say("Garden plan", "花园计划"),
      say("Holiday budget", "假期预算"),
      say("Car papers", "车辆资料"),
      say("Moving list", "搬家清单"),
      say("Team rota", "排班表"),
    ]);
    const drafts = r.int(3, 5);
    return { plan, drafts, wanted: r.int(1, drafts), daysAgo: r.int(1, 6) };
  },
  instruction: {
    en: [({ plan, wanted }) => `In Notes, pin the note "${plan} (draft ${wanted})".`],
    zh: [({ plan, wanted }) => `在备忘录中置顶笔记“${plan}（草稿 ${wanted}）”。`],
  },
  setup: ({ notes: state }, { plan, drafts, daysAgo }, { now, say }) => {
    for (let i = 1; i <= drafts; i++) {
      const id = `note_draft${i}`;
      const at = now - daysAgo * 86_400_000 + i * 60_000;
      state.notes[id] = {
        id,
        title: say(`${plan} (draft ${i})`, `${plan}（草稿 ${i}）`),
        body: say("Not final.", "未定稿。"),
        items: [],
        folder: null,
        pinned: false,
        private: false,
        createdAt: at,
        updatedAt: at,
        remindAt: null,
        trashedAt: null,
      };
    }
  },
  checks: [
    {
      that: "the named draft is pinned",
      holds: ({ after, params }) => after.notes.notes[`note_draft${params.wanted}`]?.pinned === true,
    },
  ],
  allow: ({ notes: state }, { wanted }) => [state.notes[`note_draft${wanted}`]?.pinned],

  oracle: async (o, { wanted }) => {
    await o.open(notes);
    await o.act(notes, "list.select", { id: `note_draft${wanted}` });
    await o.act(notes, "list.pin", { id: `note_draft${wanted}` });
  },
});
