import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { standardFolders } from "#os/files.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import scenes from "#world/scenes/index.ts";
import { file } from "../kit/files.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/** A note has photos of business cards. Take one person's card out of the note. An older note has the same photos. */
export default defineTask({
  apps: [notes],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["image", "edit", "delete", "extract"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    const { rows } = await world.read(scenes.queries.described, { kind: "card" });
    const cards = r.sample(rows, 4).map(({ id, facts }) => ({ id, name: facts["name"] as unknown as Name }));
    return { cards };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, { cards }) => {
    const title = say(...r.pick(titles));
    const first = r.int(1120, 4870);
    return {
      title,
      older: say(`${title} (old list)`, `${title}（旧）`),
      cards: cards.map(({ id, name }, n) => ({
        scene: id,
        name: say(name.en, name.zh),
        file: `file_card${n}`,
        photo: `IMG_${first + n * 3}.jpg`,
      })),
      wanted: r.int(0, 3),
      days: r.int(1, 8),
    };
  },
  instruction: {
    en: [
      ({ title, cards, wanted }) =>
        `I've saved the number of ${cards[wanted]!.name}. Remove the photo of that person's business card from my note "${title}" in {app.notes}, and keep everything else in the note. The photo itself stays on my phone.`,
    ],
    zh: [
      ({ title, cards, wanted }) =>
        `${cards[wanted]!.name}的电话我已经存好了，请把{app.notes}里笔记“${title}”中这个人的名片照片移除，笔记里其他内容都保留，手机里的照片也不要删。`,
    ],
  },
  setup: ({ notes: state, os }, { title, older, cards, days }, { now, say }) => {
    for (const [n, { scene, file: id, photo }] of cards.entries())
      addEntries(
        os.files,
        file(id, photo, standardFolders.pictures, now - days * dayMs - n * hourMs, { kind: "scene", scenes: [scene] }),
      );
    const pictures = cards.map((one) => one.file);
    const body = say("Numbers still to save:", "还没存的号码：");
    addEntries(
      state.notes,
      note("note_cards", title, body, now - days * dayMs + hourMs, { pictures }),
      note("note_older", older, body, now - (days + 20) * dayMs, { pictures: pictures.toReversed() }),
    );
  },
  checks: [
    {
      that: "the note has the other photos, in their order, and not this one",
      holds: ({ after, params: { cards, wanted } }) =>
        JSON.stringify(after.notes.notes["note_cards"]?.pictures) ===
        JSON.stringify(cards.filter((_, n) => n !== wanted).map((one) => one.file)),
    },
    {
      that: "the note says what it said",
      keeps: true,
      holds: ({ before, after }) => {
        const [was, is] = [before, after].map(({ notes: state }) => state.notes["note_cards"]);
        return is !== undefined && is.title === was!.title && is.body === was!.body && is.trashedAt === null;
      },
    },
    { that: "the photos are still on the phone", unchanged: ({ os }) => os.files },
  ],
  allow: ({ notes: state }) => [state.notes["note_cards"]?.pictures, state.notes["note_cards"]?.updatedAt],

  oracle: async (o, { title, cards, wanted }) => {
    await openNote(o, title, "note_cards");
    const names = cards.map(({ photo }) => photo);
    await o.sees(...names);
    for (const [n, { file: id, photo, name }] of cards.entries()) {
      await o.act(notes, "editor.openPicture", { file: id });
      await o.seesIn(photo, name);
      await o.back();
      if (n === wanted) break;
    }
    await o.act(notes, "editor.detach", { file: cards[wanted]!.file });
    await o.confirm();
    await o.act(notes, "editor.save");
  },
});
/** A type and not an interface, because the facts must be JSON. */
type Name = { readonly en: string; readonly zh: string };
const titles: readonly Localized[] = [
  ["Cards from the fair", "展会名片"],
  ["People to call", "要联系的人"],
  ["New contacts", "新认识的人"],
  ["Business cards", "名片"],
  ["For the renovation", "装修用"],
  ["Suppliers", "供应商"],
];
