import notes from "#apps/notes/index.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { note } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";
import { asksFor, userWasAsked } from "../kit/user.ts";

/** Pin the right one of several drafts. Only the user knows which draft is right. */
export default defineTask({
  apps: [notes],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "edit"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const text = r.pick([
      say("Wedding speech", "婚礼致辞"),
      say("Cover letter", "求职信"),
      say("Club rules", "社团章程"),
      say("Lease notice", "退租通知"),
      say("Recipe card", "食谱卡"),
    ]);
    const drafts = r.int(4, 7);
    return { text, drafts, wanted: r.int(1, drafts), daysAgo: r.int(1, 6) };
  },
  instruction: {
    en: [
      ({ text }) =>
        `There are several drafts of "${text}" in {app.notes}. Pin the one that counts. Ask me which it is.`,
    ],
    zh: [({ text }) => `{app.notes}里有“${text}”的好几版草稿。请把最后采用的那一版置顶，具体是哪一版，先问我。`],
  },
  setup: ({ notes: state }, { text, drafts, daysAgo }, { now, say }) => {
    for (let i = 1; i <= drafts; i++) {
      const at = now - daysAgo * 86_400_000 + i * 60_000;
      addEntries(
        state.notes,
        note(`note_draft${i}`, draftTitle(text, i, say), say("To be gone over.", "待修改。"), at),
      );
    }
  },
  user: ({ wanted }, { say }) => ({
    which: { asks: asksFor.which, says: say(`Draft ${wanted}.`, `草稿 ${wanted}。`) },
  }),
  checks: [
    {
      that: "the draft that counts is pinned",
      holds: ({ after, params }) => after.notes.notes[`note_draft${params.wanted}`]?.pinned === true,
    },
    userWasAsked("which"),
  ],
  allow: ({ notes: state }, { wanted }) => [state.notes[`note_draft${wanted}`]?.pinned],

  oracle: async (o, { text, wanted }, { say }) => {
    await o.ask(say("Which draft counts?", "算数的是哪一版？"), wanted);
    await o.open(notes);
    await o.type("query", text);
    await o.sees(draftTitle(text, wanted, say));
    const id = `note_draft${wanted}`;
    await o.act(notes, "list.select", { id });
    await o.act(notes, "list.pin", { id });
  },
});
const draftTitle = (text: string, draft: number, say: Occasion["say"]): string =>
  say(`${text} (draft ${draft})`, `${text}（草稿 ${draft}）`);
