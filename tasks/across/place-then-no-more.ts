import messages from "#apps/messages/index.ts";
import settings from "#apps/settings/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { newThreadsArePlain, plainMessage, plainThread, newMessagesTo } from "../kit/messages.ts";
import { personName } from "../kit/people.ts";

/** Send a person the current location. Allow Messages the permission first, and revoke the permission afterwards. */
export default defineTask({
  apps: [messages, settings],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["settings", "social", "nav"],
  budget: 45,
  revision: 4,

  params: (r, _, { say }) => {
    // Excludes people whose conversation has a draft, because the draft would be sent, too.
    const friend = r.pick(["anna_webber", "anna_weber", "alex_petrov", "max", "mia", "mum", "nora", "greta", "katrin"]);
    return {
      friend,
      name: personName(friend, say),
      lat: r.int(31_150, 31_290) / 1000,
      lon: r.int(121_400, 121_560) / 1000,
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `Text ${name} my current location, with no words. {app.messages} may ask for permission to use it, which is fine. Once it's sent, set the location permission for {app.messages} to not allowed in {app.settings}.`,
      ({ name }) =>
        `${name} wants to know where I am. Send my location in {app.messages} without any text; it's fine if it asks for permission. Afterwards, go to {app.settings} and set the location permission for {app.messages} to not allowed.`,
    ],
    zh: [
      ({ name }) =>
        `请在{app.messages}里把我现在的位置发给${name}，不附文字，应用要位置权限就允许。发送后，在{app.settings}里把“{app.messages}”的位置权限改为不允许。`,
      ({ name }) =>
        `${name}想知道我在哪：请在{app.messages}里把我的位置发过去，不用写别的，它要权限就给。之后到{app.settings}里收回“{app.messages}”的位置权限，改为不允许。`,
    ],
  },
  setup: ({ os }, { lat, lon }) => {
    os.location.lat = lat;
    os.location.lon = lon;
  },
  checks: [
    {
      that: "one message with the location went to this person",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        const [part] = sent[0]?.parts ?? [];
        return (
          sent.length === 1 &&
          sent[0]!.text === "" &&
          part?.kind === "place" &&
          part.lat === params.lat &&
          part.lon === params.lon
        );
      },
    },
    {
      that: "the app is not allowed to know the location",
      holds: ({ after }) => after.os.permissions[messages.id]?.location === "blocked",
    },
    newThreadsArePlain,
  ],
  allow: ({ messages: inbox, os }) => [
    added(inbox.messages, 1, plainMessage),
    added(inbox.threads, 1, plainThread),
    os.permissions[messages.id]?.location,
  ],

  oracle: async (o, { friend }) => {
    await o.open(messages);
    await o.act(messages, "list.open", { thread: `thread_${friend}` });
    await o.set(messages, "thread", { open: "attach" });
    await o.act(messages, "thread.attachPlace");
    await o.grant("foreground");
    await o.act(messages, "thread.send");
    await o.open(settings);
    await o.act(settings, "home.page", { id: "privacy" });
    await o.act(settings, "page.permissions");
    await o.act(settings, "permissions.permission", { permission: "location" });
    await o.act(settings, "permission.grant", { app: messages.id });
    await o.act(settings, "grant.set", { grant: "blocked" });
  },
});
