import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import { sameJson } from "#state/json.ts";
import { addedEntries } from "../kit/records.ts";
import { drawAuthor, isFoundByName, search } from "../kit/rednote.ts";

/** Find an author by name, follow them and like the newest of their notes. */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "social"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const { id, name, rows } = await drawAuthor(world, r, lang, [3, 9], (all) =>
        all.every(({ title }) => title !== ""),
      );
      if (!(await isFoundByName(world, lang, id, name))) continue;
      return { author: id, name, note: rows[0]!.id, title: rows[0]!.title };
    }
  },
  listed: { instances: 65, answerFields: 0 },
  params: (_r, _phone, _occasion, facts) => facts,
  instruction: {
    en: [({ name }) => `Follow "${name}" on {app.rednote} and like the newest note they've posted.`],
    zh: [({ name }) => `在{app.rednote}上关注“${name}”，再给 TA 最新发布的一篇笔记点个赞。`],
  },
  setup: ({ rednote: state }, { author, note }) => {
    delete state.follows[author];
    delete state.liked[note];
  },
  checks: [
    {
      that: "this author is followed, and nobody else was",
      holds: ({ before, after, params }) =>
        sameJson(
          addedEntries(before.rednote.follows, after.rednote.follows).map(({ user }) => user),
          [params.author],
        ),
    },
    {
      that: "the owner likes the newest note",
      holds: ({ after, params }) => after.rednote.liked[params.note] !== undefined,
    },
  ],
  allow: ({ rednote: state }, { author, note }) => [state.follows[author], state.liked[note], state.coming],
  free: [{ why: "Whether and when the author follows back is theirs", paths: ({ rednote: state }) => [state.coming] }],

  oracle: async (o, { author, name, note, title }) => {
    await search(o, name);
    await o.act(rednote, "results.showTab", { tab: "users" });
    await o.act(rednote, "results.openUser", { user: author });
    await o.act(rednote, "user.follow");
    await o.sees(title);
    await o.act(rednote, "user.open", { note });
    await o.act(rednote, "note.like");
  },
});
