import bilibili from "#apps/bilibili/index.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { isNewVideo, openMine, readForm, videoFacts, type Described, type VideoFacts } from "../kit/bilibili.ts";

/**
 * Remove the videos from the list "Watch later" whose descriptions state a number above a limit. Two other videos of the
 * list are about something else.
 */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "delete", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const asked = r.pick(kinds);
      const told: Told[] = [];
      for (const described of r.shuffle(await readForm(world, lang, asked.form))) {
        const value = toldValue(described, asked.key);
        const { video } = described;
        if (value === null || !isNewVideo(lang, video.id)) continue;
        if (told.some((one) => one.title === video.title || one.value === value.value)) continue;
        told.push({ ...videoFacts(video), ...value });
        if (told.length === 5) break;
      }
      if (told.length < 5) continue;
      const values = told.map(({ value }) => value).toSorted((a, b) => a - b);
      const at = r.int(2, 3);
      const limit = Math.floor((values[at - 1]! + values[at]!) / 2);
      if (limit <= values[at - 1]! || limit >= values[at]!) continue;
      return { told, limit, kind: kinds.indexOf(asked) };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (_r, _phone, { say }, { told, limit, kind }) => {
    const asked = kinds[kind]!;
    const fill = (text: string): string => text.replace("{limit}", String(limit));
    const over = told.filter(({ value }) => value > limit);
    return {
      told,
      limit,
      over,
      what: say(asked.en[0], asked.zh[0]),
      says: say(asked.en[1], asked.zh[1]),
      rule: say(fill(asked.en[2]), fill(asked.zh[2])),
    };
  },
  instruction: {
    en: [
      ({ what, says, rule }) =>
        `In my Watch later list on {app.bilibili} there are five ${what}. Their descriptions say ${says}. Remove the ones ${rule} from the list, and keep everything else in it.`,
      ({ what, says, rule }) =>
        `Please clear out Watch later on {app.bilibili} for me: of the five ${what} there, take off the ones ${rule}. You'll find ${says} in each description. All other videos stay on the list.`,
    ],
    zh: [
      ({ what, says, rule }) =>
        `我{app.bilibili}的“稍后再看”里有五个${what}，简介里都写了${says}。把${rule}的从列表里移除，其他的都留着。`,
      ({ what, says, rule }) =>
        `帮我清一下{app.bilibili}的“稍后再看”：里面五个${what}，${says}在各自的简介里能看到，凡是${rule}的就移除，别的视频不要动。`,
    ],
  },
  setup: ({ bilibili: state }, { told }, { now }) => {
    const [first, second] = state.later.slice(0, 2);
    const list = [told[0]!, told[1]!, first!, told[2]!, told[3]!, second!, told[4]!];
    state.later = list.map((one, n) => ({
      video: "video" in one ? one.video : one.id,
      at: now - (4 + n * 17) * hourMs,
    }));
  },
  checks: [
    {
      that: "exactly the videos above the limit are gone from the list",
      holds: ({ before, after, params }) =>
        sameJson(
          after.bilibili.later,
          before.bilibili.later.filter(({ video }) => params.over.every(({ id }) => id !== video)),
        ),
    },
  ],
  allow: ({ bilibili: state }) => [state.later],

  oracle: async (o, { told, limit, over }) => {
    await openMine(o, "later");
    for (const { id, title, text } of told) {
      await o.sees(title);
      await o.act(bilibili, "later.open", { video: id });
      await o.act(bilibili, "video.unfold");
      await o.sees(text);
      await o.back();
    }
    o.reads([limit, ...told.map(({ text }) => text)], ...over.map(({ title }) => title));
    for (const { id } of over) await o.act(bilibili, "later.drop", { video: id });
  },
});
/** The number that the description of a video states once, with the line that states it. The title does not state it. */
function toldValue(
  { video, detail }: Described,
  key: string,
): { readonly value: number; readonly text: string } | null {
  const facts = detail.facts.filter((one) => one.key === key);
  const found = facts.find(({ from }) => from === "text");
  if (!found || typeof found.value !== "number" || facts.some(({ value }) => value !== found.value)) return null;
  return video.title.includes(String(found.value)) ? null : { value: found.value, text: found.text };
}
type Told = VideoFacts & { readonly value: number; readonly text: string };
interface Kind {
  readonly form: string;
  readonly key: string;
  readonly en: readonly [what: string, says: string, rule: string];
  readonly zh: readonly [what: string, says: string, rule: string];
}
const kinds: readonly Kind[] = [
  {
    form: "life.travel",
    key: "cost",
    en: ["travel videos", "what the whole trip cost", "of trips that cost more than ${limit}"],
    zh: ["旅行视频", "整趟花了多少钱", "花费超过{limit}元"],
  },
  {
    form: "life.vlog",
    key: "cost",
    en: ["daily-life vlogs", "how much was spent that day", "where more than ${limit} was spent"],
    zh: ["日常vlog", "当天花了多少钱", "花费超过{limit}元"],
  },
  {
    form: "food.explore",
    key: "wait",
    en: ["videos about places to eat", "how long the queue was", "with a queue of more than {limit} minutes"],
    zh: ["探店视频", "排队排了多久", "排队超过{limit}分钟"],
  },
];
