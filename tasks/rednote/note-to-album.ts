import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { drawNoteAbout } from "../kit/rednote-people.ts";
import { search } from "../kit/rednote.ts";

/** Save an author's note about something to an album. Other authors wrote about it, and the author about other things. */
export default defineTask({
  apps: [rednote],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "edit"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => drawNoteAbout(world, r, lang),
  listed: { instances: 94, answerFields: 0 },
  params: (r, { rednote: state }, _occasion, facts) => {
    const album = r.pick(Object.values(state.albums));
    return { ...facts, album: album.id, albumName: album.name };
  },
  instruction: {
    en: [
      ({ name, subject, albumName }) =>
        `"${name}" on {app.rednote} has posted a note about "${subject}". Save it to my album "${albumName}".`,
    ],
    zh: [
      ({ name, subject, albumName }) =>
        `{app.rednote}上的“${name}”发过一篇关于“${subject}”的笔记，帮我收藏到专辑“${albumName}”里。`,
    ],
  },
  setup: ({ rednote: state }, { id }) => {
    delete state.saved[id];
  },
  checks: [
    {
      that: "this note is saved in the album",
      holds: ({ after, params }) => after.rednote.saved[params.id]?.album === params.album,
    },
  ],
  allow: ({ rednote: state }, { id, album }) => [added(state.saved, 1, { note: id, album })],

  oracle: async (o, { id, title, subject, author, name, album }) => {
    await search(o, name);
    await o.act(rednote, "results.showTab", { tab: "users" });
    await o.act(rednote, "results.openUser", { user: author });
    await o.sees(title, subject);
    await o.act(rednote, "user.open", { note: id });
    await o.act(rednote, "note.save");
    await o.act(rednote, "note.chooseAlbum");
    await o.act(rednote, "note.putInAlbum", { album });
  },
});
