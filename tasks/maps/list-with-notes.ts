import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { drawSites, placeFacts, openPlace, saveToList, searchPlace, readTown } from "../kit/maps.ts";
import { addedEntries } from "../kit/records.ts";

/** Create a list with two places, and add a note to one of the places. */
export default defineTask({
  apps: [maps],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "create", "edit", "nav"],
  budget: 45,
  revision: 3,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    return drawSites(atlas, r, 2, ({ category }) => ["food", "cafe", "sight", "shop", "park"].includes(category)).map(
      placeFacts,
    );
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, sites) => {
    const [one, two] = sites.map(({ id, name }) => ({ id, name: say(name.en, name.zh) }));
    return {
      one: one!,
      two: two!,
      list: r.pick([
        say("With Grandma", "陪奶奶"),
        say("Rainy days", "下雨天"),
        say("Sunday walk", "周日散步"),
        say("When Zoe comes", "郎悦来的时候"),
        say("Before the move", "搬家之前"),
      ]),
      note: r.pick([
        say("Bring the umbrella", "带上伞"),
        say("Not before eleven", "十一点后再去"),
        say("Ask for the table outside", "要外面的座位"),
        say("Pay in cash", "付现金"),
      ]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Make a list called "${p.list}" in {app.maps} with just "${p.one.name}" and "${p.two.name}" in it, and add the note "${p.note}" to ${p.two.name}.`,
      (p) =>
        `In {app.maps}, start a new list "${p.list}" with only "${p.one.name}" and "${p.two.name}". For ${p.two.name}, add the note "${p.note}".`,
    ],
    zh: [
      (p) =>
        `请在{app.maps}里新建列表“${p.list}”，只放两个地点：“${p.one.name}”和“${p.two.name}”，并在这个列表里给“${p.two.name}”写上备注“${p.note}”。`,
      (p) =>
        `我想在{app.maps}里建一个新列表“${p.list}”，只收“${p.one.name}”和“${p.two.name}”，再给“${p.two.name}”加备注“${p.note}”。`,
    ],
  },
  checks: [
    { that: "there is one new list", oneNew: ({ maps: { lists } }) => lists },
    {
      that: "it is called so, and has these places, one with the note",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.maps.lists, after.maps.lists).some(
          ({ name, items }) =>
            name === p.list &&
            items.length === 2 &&
            items.some(({ target, note }) => target === p.one.id && note === "") &&
            items.some(({ target, note }) => target === p.two.id && note === p.note),
        ),
    },
    {
      that: "the new list is seen by nobody else and describes nothing",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.maps.lists, after.maps.lists).every(({ shared, about }) => !shared && about === ""),
    },
  ],
  allow: ({ maps: { lists } }) => [added(lists)],
  free: [
    {
      why: "Which icon it has is not told, nor whether it shows on the map",
      paths: ({ maps: { lists } }) => [lists[any]?.sign, lists[any]?.onMap],
    },
  ],

  oracle: async (o, p) => {
    await openPlace(o, p.one.name, p.one.id);
    await o.act(maps, "place.save");
    await o.act(maps, "place.newList");
    await o.type("name", p.list);
    await o.act(maps, "editList.save");
    const { lists } = (await o.state()).maps;
    const { id } = Object.values(lists).find(({ name }) => name === p.list)!;
    await o.back();
    await o.back();
    await searchPlace(o, p.two.name, p.two.id);
    await saveToList(o, id);
    await o.back();
    await o.back();
    await o.act(maps, "main.goTo", { tab: "you" });
    await o.act(maps, "main.openList", { list: id });
    await o.act(maps, "list.item", { target: p.two.id });
    await o.act(maps, "list.writeNote");
    await o.type("note", p.note);
    await o.act(maps, "list.putNote");
  },
});
