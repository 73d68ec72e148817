import maps from "#apps/maps/index.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { drawSites, hasOnlyAdded, placeFacts, openPlace, saveToList, searchPlace, readTown } from "../kit/maps.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** Add the places in a note that are not crossed out to a list on the map. */
export default defineTask({
  apps: [notes, maps],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "handoff", "search", "edit"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    return drawSites(atlas, r, 3, ({ category }) =>
      ["food", "cafe", "sight", "park", "shop", "sport"].includes(category),
    ).map(placeFacts);
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, sites) => {
    const all = sites.map(({ id, name }) => ({ id, name: say(name.en, name.zh) }));
    const left = r.int(0, 2);
    return {
      all,
      left,
      wanted: all.filter((_, i) => i !== left),
      list: "list_s_wanted",
      who: r.pick([say("Mia", "米娅"), say("Zoe", "郎悦"), say("Leo", "苏磊"), say("Ben", "卞峰")]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `My note "Day in town with ${p.who}" lists some places. Save the ones we still want to see to "Want to go" in {app.maps}, and skip those it says we've already seen.`,
      (p) =>
        `Go through the note "Day in town with ${p.who}" and add every place we haven't visited yet to the "Want to go" list in {app.maps}.`,
    ],
    zh: [
      (p) =>
        `笔记“和${p.who}逛街”里写了几个地点。请把其中还想去的保存到{app.maps}的列表“想去”里，笔记说已经去过的不要加。`,
      (p) => `请把笔记“和${p.who}逛街”中还没去过的地点加入{app.maps}的“想去”列表。`,
    ],
  },
  setup: ({ notes: { notes: all } }, p, { now, say }) => {
    const lines = p.all.map(({ name }, i) =>
      i === p.left
        ? say(`${name}: seen in May, no need`, `${name}：五月去过，不用了`)
        : say(`${name}: yes!`, `${name}：要去！`),
    );
    const title = say(`Day in town with ${p.who}`, `和${p.who}逛街`);
    addEntries(all, note("note_city", title, lines.join("\n"), now - 5_400_000));
  },
  checks: [
    {
      that: "the list has these two more, and what it had",
      holds: ({ before, after, params: p }) =>
        hasOnlyAdded(
          before.maps.lists[p.list]!.items,
          after.maps.lists[p.list]!.items,
          p.wanted.map(({ id }) => id),
        ),
    },
    { that: "the notes are as they were", unchanged: ({ notes: { notes: all } }) => all },
  ],
  allow: ({ maps: { lists } }, p) => [lists[p.list]!.items],

  oracle: async (o, p, { say }) => {
    await openNote(o, say(`Day in town with ${p.who}`, `和${p.who}逛街`), "note_city");
    await o.sees(...p.all.map(({ name }) => name));
    const [one, two] = p.wanted;
    await openPlace(o, one!.name, one!.id);
    await saveToList(o, p.list);
    await o.back();
    await o.back();
    await searchPlace(o, two!.name, two!.id);
    await saveToList(o, p.list);
  },
});
