import notes from "#apps/notes/index.ts";
import { listNotes } from "#apps/notes/queries.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { note } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** Pin one of several drafts with similar names. */
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
    en: [({ plan, wanted }) => `Pin the note "${plan} (draft ${wanted})" in {app.notes}.`],
    zh: [({ plan, wanted }) => `在{app.notes}中置顶笔记“${plan}（草稿 ${wanted}）”。`],
  },
  setup: ({ notes: state }, { plan, drafts, daysAgo }, { now, say }) => {
    for (let i = 1; i <= drafts; i++) {
      const at = now - daysAgo * 86_400_000 + i * 60_000;
      addEntries(state.notes, note(`note_draft${i}`, draftTitle(plan, i, say), say("Not final.", "未定稿。"), at));
    }
  },
  checks: [
    {
      that: "the named draft is pinned",
      holds: ({ after, params }) => after.notes.notes[`note_draft${params.wanted}`]?.pinned === true,
    },
  ],
  allow: ({ notes: state }, { wanted }) => [state.notes[`note_draft${wanted}`]?.pinned],

  oracle: async (o, { plan, wanted }, { say }) => {
    await o.open(notes);
    const title = draftTitle(plan, wanted, say);
    const id = listNotes((await o.state()).notes, title, null).find((n) => n.title === title)?.id ?? "";
    await o.act(notes, "list.select", { id });
    await o.act(notes, "list.pin", { id });
  },
});
const draftTitle = (plan: string, draft: number, say: Occasion["say"]): string =>
  say(`${plan} (draft ${draft})`, `${plan}（草稿 ${draft}）`);
