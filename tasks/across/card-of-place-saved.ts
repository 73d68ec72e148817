import maps from "#apps/maps/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import places from "#world/places/index.ts";
import { drawSites, hasOnlyAdded, placeFacts, saveToList, readTown } from "../kit/maps.ts";
import { openChat, stopPendingMessages, chatMessage, addMessages, instructionName } from "../kit/wechat.ts";

/** A person has sent two places in a chat. Save the second place to a list on the map. */
export default defineTask({
  apps: [wechat, maps],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["nav", "extract", "handoff"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    for (;;) {
      const two = drawSites(atlas, r, 2, ({ category }) =>
        ["food", "cafe", "sight", "shop", "sport"].includes(category),
      );
      // A location in a chat can only be a place of the dataset `places`, so both places must be in this dataset.
      const known = await Promise.all(two.map(({ id }) => world.read(places.queries.place, { id })));
      if (known.every((one) => one !== null)) return two.map(placeFacts);
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { wechat: state }, { say }, sites) => {
    const peer = `person_${r.pick(["mia", "zoe", "nora", "ben", "yuki"])}`;
    const [first, second] = sites.map(({ id, name, address }) => ({
      id,
      name: say(name.en, name.zh),
      address: say(address.en, address.zh),
    }));
    return {
      peer,
      who: instructionName(state, peer, say),
      first: first!,
      second: second!,
      list: r.pick(["list_s_wanted", "list_s_starred"]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `${p.who} sent me two locations on {app.wechat} today. Save the more recent one to my "${p.list === "list_s_wanted" ? "Want to go" : "Starred places"}" list in {app.maps}.`,
      (p) =>
        `Take the second of the two locations ${p.who} sent me on {app.wechat} today and add it to "${p.list === "list_s_wanted" ? "Want to go" : "Starred places"}" in {app.maps}.`,
    ],
    zh: [
      (p) =>
        `${p.who}今天在{app.wechat}里给我发了两个位置。请把后发的那个保存到{app.maps}的列表“${p.list === "list_s_wanted" ? "想去" : "已加星标的地点"}”。`,
      (p) =>
        `请看一下{app.wechat}里${p.who}今天发来的两个位置，把第二个加入{app.maps}的“${p.list === "list_s_wanted" ? "想去" : "已加星标的地点"}”列表。`,
    ],
  },
  setup: ({ wechat: state, maps: map }, p, { now, say }) => {
    stopPendingMessages(state, p.peer);
    const card = (id: string, at: typeof p.first, ago: number) =>
      chatMessage(
        id,
        p.peer,
        p.peer,
        { kind: "place", place: at.id, name: at.name, address: at.address },
        now - ago * minuteMs,
      );
    addMessages(
      state,
      p.peer,
      card("msg_place1", p.first, 44),
      chatMessage("msg_place2", p.peer, p.peer, say("Or rather this one:", "要不还是这个："), now - 41 * minuteMs),
      card("msg_place3", p.second, 40),
    );
    for (const list of Object.values(map.lists))
      list.items = list.items.filter(({ target }) => target !== p.first.id && target !== p.second.id);
  },
  checks: [
    {
      that: "the list has the place, and what it had",
      holds: ({ before, after, params: p }) =>
        hasOnlyAdded(before.maps.lists[p.list]!.items, after.maps.lists[p.list]!.items, [p.second.id]),
    },
  ],
  allow: ({ maps: { lists }, wechat: state }, p) => [lists[p.list]!.items, state.chats[p.peer]],

  oracle: async (o, p) => {
    await openChat(o, p.peer);
    await o.sees(p.first.name, p.second.name);
    await o.act(wechat, "chat.openPlace", { id: "msg_place3" });
    await o.act(wechat, "place.map");
    await saveToList(o, p.list);
  },
});
