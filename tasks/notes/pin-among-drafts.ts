import notes from "../../src/apps/notes/index.ts";
import { byTitle } from "../../src/apps/notes/queries.ts";
import { defineTask } from "../../src/judge/define.ts";

/** Pin one note among drafts of nearly the same name. */
export default defineTask({
  apps: [notes],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "edit"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => ({
    title: r.pick([
      say("Garden plan", "花园计划"),
      say("Holiday budget", "假期预算"),
      say("Car papers", "车辆资料"),
      say("Moving list", "搬家清单"),
      say("Team rota", "排班表"),
    ]),
    drafts: r.int(2, 4),
    daysAgo: r.int(1, 6),
  }),
  instruction: {
    en: [({ title }) => `In Notes, pin the note titled exactly "${title}" (not one of its drafts).`],
    zh: [({ title }) => `在备忘录中置顶标题正好是“${title}”的笔记(不是它的草稿)。`],
  },
  setup: ({ notes: state }, { title, drafts, daysAgo }, { now, say }) => {
    const at = now - daysAgo * 86_400_000;
    const blank = {
      items: [],
      folder: null,
      pinned: false,
      private: false,
      createdAt: at,
      updatedAt: at,
      remindAt: null,
      trashedAt: null,
    };
    state.notes["note_target"] = { ...blank, id: "note_target", title, body: say("The final version.", "最终版本。") };
    for (let i = 1; i <= drafts; i++) {
      const id = `note_draft${i}`;
      state.notes[id] = {
        ...blank,
        id,
        title: `${title} ${say(`(draft ${i})`, `(草稿 ${i})`)}`,
        body: say("Not final.", "未定稿。"),
        updatedAt: at + i * 60_000,
      };
    }
  },
  checks: [
    {
      that: "the named note is pinned",
      holds: ({ after, params }) => byTitle(after.notes, params.title)?.pinned === true,
    },
  ],
  allow: ({ notes: state }) => [state.notes["note_target"]?.pinned],

  oracle: async (o) => {
    await o.open(notes);
    await o.act(notes, "list.select", { id: "note_target" });
    await o.act(notes, "list.pin", { id: "note_target" });
  },
});
