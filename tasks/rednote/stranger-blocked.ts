import rednote from "#apps/rednote/index.ts";
import { newThread } from "#apps/rednote/features/messages/queries.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { addReceived } from "../kit/rednote.ts";
import { drawStrangers } from "../kit/rednote-people.ts";
import type { Localized } from "../kit/social.ts";

/** Block the one of several unknown senders who wrote about something. The chats stay. */
export default defineTask({
  apps: [rednote],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "social", "settings"],
  budget: 15,
  revision: 1,

  facts: async (world, r, lang) => drawStrangers(world, r, lang, 3),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, people) => ({
    senders: r.sample(subjects, 3).map(({ about, text }, n) => ({
      user: people[n]!,
      about: say(...about),
      text: say(...text),
      days: r.int(1, 8),
    })),
  }),
  instruction: {
    en: [
      ({ senders }) =>
        `Someone sent me a message request about ${senders[0]!.about} on {app.rednote}. Block them, but don't delete the message.`,
    ],
    zh: [
      ({ senders }) => `{app.rednote}的陌生人消息里有个人找我说${senders[0]!.about}的事。把这个人拉黑，消息不要删。`,
    ],
  },
  setup: ({ rednote: state }, { senders }, { now }) => {
    for (const { user, text, days } of senders) {
      addReceived(state, user, [{ at: now - days * dayMs, body: text }]);
      state.threads[user] = { ...newThread(user), stranger: true, unread: 1 };
    }
  },
  checks: [
    {
      that: "the sender is blocked",
      holds: ({ after, params }) => after.rednote.blocked[params.senders[0]!.user] !== undefined,
    },
    {
      that: "every message is still there",
      keeps: true,
      holds: ({ before, after }) =>
        Object.keys(before.rednote.messages).every((id) => after.rednote.messages[id] !== undefined),
    },
  ],
  allow: ({ rednote: state }, { senders }) => [state.blocked[senders[0]!.user]],

  oracle: async (o, { senders }) => {
    const { user, text } = senders[0]!;
    await o.open(rednote);
    await o.act(rednote, "home.goMessages");
    await o.act(rednote, "messages.strangers");
    await o.sees(text);
    await o.act(rednote, "strangers.hold", { user });
    await o.act(rednote, "strangers.block", { user });
    await o.confirm();
  },
});
/** Messages are short, so that the list of requests shows them whole. */
const subjects: readonly { readonly about: Localized; readonly text: Localized }[] = [
  { about: ["a parcel fee", "包裹补缴费用"], text: ["Parcel held. Pay the fee here.", "包裹被扣，请补缴费用"] },
  { about: ["buying followers", "买粉丝"], text: ["1,000 followers for ¥20?", "二十块一千粉，要吗"] },
  { about: ["a crypto group", "拉群炒币"], text: ["Join our crypto group!", "进群一起炒币吧"] },
  { about: ["a free phone", "免费领手机"], text: ["You won a free phone!", "恭喜你，可免费领手机"] },
  { about: ["a loan", "贷款"], text: ["Quick loan, no checks.", "贷款秒批，不查征信"] },
  { about: ["diet pills", "减肥药"], text: ["Diet pills, 5 kg a week.", "减肥药，一周瘦十斤"] },
  { about: ["verifying my account", "账号认证"], text: ["Verify your account now.", "账号认证，点这里办理"] },
  { about: ["a horoscope reading", "算命"], text: ["Horoscope reading, ¥50?", "算命一次五十，算吗"] },
  { about: ["renting a flat", "租房"], text: ["Flat to rent, no deposit.", "租房免押金，了解下"] },
  { about: ["a ticket resale", "转让门票"], text: ["Concert ticket for sale.", "转让演唱会门票一张"] },
];
