import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { minuteMs } from "#state/civil.ts";
import { addedEntries } from "../kit/records.ts";
import { displayName, holdMessage, openChat, stopPendingMessages, chatMessage, addMessages } from "../kit/wechat.ts";

/** Save one of several messages to the favorites, and tag it there. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "social", "extract", "create"],
  budget: 30,
  revision: 1,

  params: (r, { wechat: state }, { say }) => {
    const peer = `person_${r.pick(["greta", "sofia", "yuki", "lucas", "leo", "nora"])}`;
    const three = r.sample(
      [
        {
          about: say("the glazier", "玻璃匠"),
          line: say("The glazier is at 12 Mill Street, ring twice", "玻璃匠在磨坊街 12 号，按两下门铃"),
        },
        {
          about: say("the tailor", "裁缝"),
          line: say("The tailor is behind the fish market, closed on Mondays", "裁缝在鱼市后面，周一不开门"),
        },
        {
          about: say("the piano tuner", "调琴师"),
          line: say("The piano tuner comes from Thornby, ask for Ida", "调琴师从棘镇来，找小艾"),
        },
        {
          about: say("the shoemaker", "鞋匠"),
          line: say("The shoemaker sits at the tram depot, cash only", "鞋匠在电车站场，只收现金"),
        },
      ],
      3,
    );
    return {
      peer,
      name: displayName(state, peer),
      about: three[0]!.about,
      lines: three.map(({ line }) => line),
      at: r.int(0, 2),
      tag: r.pick([say("House", "家里"), say("Repairs", "修理"), say("To do", "待办"), say("Town", "城里")]),
    };
  },
  instruction: {
    en: [
      ({ name, about, tag }) =>
        `"${name}" told me on {app.wechat} where to find ${about}. Add that message to my favourites and tag it "${tag}".`,
      ({ name, about, tag }) =>
        `Find the {app.wechat} message where "${name}" says where ${about} is, save that one message to favourites, and give it the tag "${tag}".`,
    ],
    zh: [
      ({ name, about, tag }) =>
        `“${name}”在{app.wechat}里告诉过我${about}在哪儿。请只收藏那一条消息，并加上标签“${tag}”。`,
      ({ name, about, tag }) =>
        `请找到“${name}”在{app.wechat}里说${about}在哪儿的那条消息，只收藏这一条，标签设为“${tag}”。`,
    ],
  },
  setup: ({ wechat: state }, { peer, lines, at }, { now }) => {
    stopPendingMessages(state, peer);
    const [meant, ...others] = lines;
    for (const [n, line] of others.toSpliced(at, 0, meant!).entries())
      addMessages(state, peer, chatMessage(`msg_tip${n}`, peer, peer, line, now - (60 - n * 4) * minuteMs));
  },
  checks: [
    {
      that: "one thing was kept, and it is this message",
      holds: ({ before, after, params }) => {
        const [one, ...more] = addedEntries(before.wechat.favourites, after.wechat.favourites);
        return (
          more.length === 0 &&
          one?.from === params.peer &&
          one.body.kind === "text" &&
          one.body.text === params.lines[0]
        );
      },
    },
    {
      that: "it has the tag and no other, and no note",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.favourites, after.wechat.favourites).some(
          ({ tags, note }) => JSON.stringify(tags) === JSON.stringify([params.tag]) && note === "",
        ),
    },
  ],
  allow: ({ wechat: state }) => [added(state.favourites)],

  oracle: async (o, { peer, lines, at, tag }) => {
    await openChat(o, peer);
    await o.sees(lines[0]!);
    await holdMessage(o, `msg_tip${at}`);
    const before = (await o.state()).wechat.favourites;
    await o.act(wechat, "chat.favourite", { id: `msg_tip${at}` });
    const [one] = addedEntries(before, (await o.state()).wechat.favourites);
    await o.back();
    await o.set(wechat, "main", { tab: "me" });
    await o.act(wechat, "main.favourites");
    await o.act(wechat, "favourites.openFavourite", { fav: one?.id ?? "" });
    await o.set(wechat, "favourite", { open: "more" });
    await o.act(wechat, "favourite.startTags");
    await o.type("tag", tag);
    await o.act(wechat, "favourite.addTag");
  },
});
