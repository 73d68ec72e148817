import browser from "../../src/apps/browser/index.ts";
import messages from "../../src/apps/messages/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { comingMessage, newThreadsArePlain, plainMessage, plainThread, sentTo } from "../kit/messages.ts";
import { mobileOf, nameOf } from "../kit/people.ts";
import { drawPages, factOf, visit } from "../kit/browser.ts";

const days = [
  { key: "Monday to Friday", en: "on weekdays", zh: "工作日" },
  { key: "Saturday", en: "on Saturdays", zh: "周六" },
  { key: "Sunday", en: "on Sundays", zh: "周日" },
] as const;
const spans = /^\d{1,2}:\d\d–\d{1,2}:\d\d$/;

/** Somebody asks by message when a place is open; the city's website knows, and another line of it is not meant. */
export default defineTask({
  apps: [browser, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "social", "handoff"],
  budget: 30,
  revision: 4,

  facts: async (world, r) => {
    const [page] = await drawPages(world, r, { site: "larkhaven", kind: "place" }, 1, (p) =>
      days.some(({ key }) => spans.test(factOf(p, key).en)),
    );
    const day = r.pick(days.filter(({ key }) => spans.test(factOf(page!, key).en)));
    return { url: page!.url, name: page!.name, en: day.en, zh: day.zh, hours: factOf(page!, day.key).en };
  },
  listed: { instances: 89, answerFields: 0 },
  params: (r, _, { say }, { url, name, en, zh, hours }) => {
    const friend = r.pick(["zoe", "ben", "yuki", "sofia", "mia", "leo", "greta", "finn"]);
    return {
      url,
      place: say(name.en, name.zh),
      when: say(en, zh),
      hours,
      friend,
      name: nameOf(friend, say),
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `${name} is about to text me asking when a place in Larkhaven is open. Look it up on the city's website (larkhaven.example) and reply with just the opening hours, like 09:00-17:00.`,
      ({ name }) =>
        `You'll see a message from ${name} in a moment, asking about a place's opening hours. Check the City of Larkhaven's website (larkhaven.example) and text back only the hours, in the form 09:00-17:00.`,
    ],
    zh: [
      ({ name }) =>
        `${name}马上要发短信问我云雀港一个地方的开放时间。请在市政府网站（larkhaven.example）上查到后回复，只写开放时间，比如 09:00-17:00。`,
      ({ name }) =>
        `${name}马上会发来短信，询问某个地方的开放时间。请查看云雀港市政府网站（larkhaven.example），用短信回复，只写时间，例如 09:00-17:00。`,
    ],
  },
  setup: ({ os }, { friend, place, when }, { now, say }) => {
    const text = say(
      `Do you know when ${place} is open ${when}? I’ve got no signal here.`,
      `你知道${place}${when}几点开门到几点吗？我这儿没网。`,
    );
    os.schedule["due_hours"] = comingMessage(now + 4000, mobileOf(friend), text);
  },
  checks: [
    {
      that: "the answer is these hours and nothing else",
      holds: ({ before, after, params }) => {
        const sent = sentTo(before.messages, after.messages, params.friend);
        return sent.length === 1 && plain(sent[0]!.text) === plain(params.hours);
      },
    },
    newThreadsArePlain,
  ],
  // The question itself, the answer, and the conversation where there was none.
  allow: ({ messages: state }) => [added(state.messages, 2, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { url, place, when, hours }) => {
    await o.open(messages);
    await o.wait(5);
    await o.sees(place, when);
    await visit(o, url, place);
    await o.sees(hours);
    await o.replyTo((n) => n.app === messages.id, hours);
  },
});
/** Hours however they were typed: any dash, with or without blanks and a first zero. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\s+/g, "")
    .replace(/[-–—~至]+/g, "-")
    .replace(/(^|-)0(\d:)/g, "$1$2");
