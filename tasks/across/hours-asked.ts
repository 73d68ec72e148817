import browser from "#apps/browser/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { incomingMessage, newThreadsArePlain, plainMessage, plainThread, newMessagesTo } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { drawPages, getFact, searchAndOpen } from "../kit/browser.ts";

const dayNames = [
  { key: "Monday to Friday", en: "on weekdays", zh: "工作日" },
  { key: "Saturday", en: "on Saturdays", zh: "周六" },
  { key: "Sunday", en: "on Sundays", zh: "周日" },
] as const;
const hoursPattern = /^\d{1,2}:\d\d–\d{1,2}:\d\d$/;

/**
 * A person asks by message when a place is open. Answer with the hours from the city's website. The website also shows
 * hours that do not apply.
 */
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
      dayNames.some(({ key }) => hoursPattern.test(getFact(p, key).en)),
    );
    const day = r.pick(dayNames.filter(({ key }) => hoursPattern.test(getFact(page!, key).en)));
    return { url: page!.url, name: page!.name, en: day.en, zh: day.zh, hours: getFact(page!, day.key).en };
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
      name: personName(friend, say),
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
    os.schedule["due_hours"] = incomingMessage(now + 4000, mobileNumber(friend), text);
  },
  checks: [
    {
      that: "the answer is these hours and nothing else",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        return sent.length === 1 && normalizeHours(sent[0]!.text) === normalizeHours(params.hours);
      },
    },
    newThreadsArePlain,
  ],
  // Allows the question, the answer, and a new conversation if there was none.
  allow: ({ messages: state }) => [added(state.messages, 2, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { url, place, when, hours }) => {
    await o.open(messages);
    await o.wait(5);
    await o.sees(place, when);
    await searchAndOpen(o, url, place);
    await o.sees(hours);
    await o.replyTo((n) => n.app === messages.id, hours);
  },
});
/** Returns one spelling of opening hours. Removes differences in dashes, spaces and leading zeros. */
const normalizeHours = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\s+/g, "")
    .replace(/[-–—~至]+/g, "-")
    .replace(/(^|-)0(\d:)/g, "$1$2");
