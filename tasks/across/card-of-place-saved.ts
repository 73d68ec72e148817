import maps from "../../src/apps/maps/index.ts";
import wechat from "../../src/apps/wechat/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { minuteMs } from "../../src/state/civil.ts";
import places from "../../src/world/places/index.ts";
import { drawSites, hasMore, knownOf, saveTo, townOf } from "../kit/maps.ts";
import { openChat, quiet, said, talk, spokenIn } from "../kit/wechat.ts";

/** Of two places that somebody has sent, the second goes from the chat into a list on the map. */
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
    const atlas = await townOf(world);
    for (;;) {
      const two = drawSites(atlas, r, 2, ({ category }) =>
        ["food", "cafe", "sight", "shop", "sport"].includes(category),
      );
      // Cards of the chat app name places of the small map.
      const known = await Promise.all(two.map(({ id }) => world.read(places.queries.place, { id })));
      if (known.every((one) => one !== null)) return two.map(knownOf);
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
      who: spokenIn(state, peer, say),
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
    quiet(state, p.peer);
    const card = (id: string, at: typeof p.first, ago: number) =>
      said(
        id,
        p.peer,
        p.peer,
        { kind: "place", place: at.id, name: at.name, address: at.address },
        now - ago * minuteMs,
      );
    talk(
      state,
      p.peer,
      card("msg_place1", p.first, 44),
      said("msg_place2", p.peer, p.peer, say("Or rather this one:", "要不还是这个："), now - 41 * minuteMs),
      card("msg_place3", p.second, 40),
    );
    for (const list of Object.values(map.lists))
      list.items = list.items.filter(({ target }) => target !== p.first.id && target !== p.second.id);
  },
  checks: [
    {
      that: "the list has the place, and what it had",
      holds: ({ before, after, params: p }) =>
        hasMore(before.maps.lists[p.list]!.items, after.maps.lists[p.list]!.items, [p.second.id]),
    },
  ],
  allow: ({ maps: { lists }, wechat: state }, p) => [lists[p.list]!.items, state.chats[p.peer]],

  oracle: async (o, p) => {
    await openChat(o, p.peer);
    await o.sees(p.first.name, p.second.name);
    await o.act(wechat, "chat.openPlace", { id: "msg_place3" });
    await o.act(wechat, "place.map");
    await saveTo(o, p.list);
  },
});
