import { linkTo } from "#apps/maps/links.ts";
import maps from "#apps/maps/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { drawSites, placeFacts, openPlace, readTown } from "../kit/maps.ts";
import {
  conversation,
  newThreadsArePlain,
  openThread,
  plainMessage,
  plainThread,
  newMessagesTo,
  shareByMessage,
  sms,
} from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/** A person asks where a place is. Send the place from the map to this person as a message. */
export default defineTask({
  apps: [messages, maps],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "search", "handoff", "social"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    return drawSites(atlas, r, 2, ({ category }) => category !== "home").map(placeFacts);
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, sites) => {
    const friend = r.pick(["zoe", "ben", "yuki", "sofia", "lucas", "chloe"]);
    const [meant, other] = sites.map(({ id, name, address }) => ({
      id,
      name: say(name.en, name.zh),
      address: say(address.en, address.zh),
    }));
    return { friend, name: personName(friend, say), meant: meant!, other: other! };
  },
  instruction: {
    en: [
      (p) =>
        `${p.name} texted asking where a place is. Share it with ${pronouns(p.friend).them} from {app.maps} as a text, with nothing added.`,
      (p) =>
        `${p.name} wants to know in {app.messages} how to find a place. Look it up in {app.maps} and share it with ${pronouns(p.friend).them} by text, just as {app.maps} sends it.`,
    ],
    zh: [
      (p) =>
        `${p.name}在{app.messages}里问我一个地方在哪儿。请在{app.maps}里找到它，用短信分享给${pronouns(p.friend).zh}，不要加别的话。`,
      (p) => `请看{app.messages}里${p.name}问的是哪个地点，然后从{app.maps}把它用短信分享过去，原样发，不加别的话。`,
    ],
  },
  setup: ({ messages: inbox }, p, { now, say }) => {
    const thread = `thread_${p.friend}`;
    const from = mobileNumber(p.friend);
    inbox.threads[thread] ??= conversation(thread, from);
    const lines = [
      say(`${p.other.name} was closed, by the way.`, `对了，${p.other.name}没开门。`),
      say(`Where is ${p.meant.name}?`, `${p.meant.name}在哪儿？`),
    ];
    for (const [i, line] of lines.entries())
      addEntries(inbox.messages, sms(`msg_where${i}`, thread, from, line, now - (80 - i * 30) * 60_000));
  },
  checks: [
    {
      that: "one message went to this person, with the place as it is shared and nothing else",
      holds: ({ before, after, params: p }) => {
        const sent = newMessagesTo(before.messages, after.messages, p.friend);
        return sent.length === 1 && sent[0]!.text === `${p.meant.name}\n${p.meant.address}\n${linkTo(p.meant.id)}`;
      },
    },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.meant.name);
    await openPlace(o, p.meant.name, p.meant.id);
    await o.act(maps, "place.share");
    await shareByMessage(o, p.friend, p.name);
  },
});
