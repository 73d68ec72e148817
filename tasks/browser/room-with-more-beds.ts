import browser from "#apps/browser/index.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import type { Lang } from "#os/values.ts";
import { formatDay, dayNumberOf } from "#state/day.ts";
import { addedEntries } from "../kit/records.ts";
import { drawPages, getFact, searchAndOpen } from "../kit/browser.ts";
import { formatFullDate } from "../kit/phrases.ts";

/**
 * Find out which of two places has more beds, and request a room there. The form and the number of beds are on
 * different pages of a place.
 */
export default defineTask({
  apps: [browser],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "reasoning", "create", "nav"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const kind = { site: "slowmiles", kind: "destination" };
    const [first] = await drawPages(world, r, kind, 1);
    const [second] = await drawPages(world, r, kind, 1, (p) => countBeds(p) !== countBeds(first!));
    return [first!, second!].map((p) => ({ url: p.url, name: placeName(p.name), beds: countBeds(p) }));
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say, lang }, places) => ({
    places: places.map(({ url, name, beds }) => ({ url, name: say(name.en, name.zh), beds })),
    // In each language, the mail address of each guest fits the guest's name.
    ...r.pick([
      {
        who: say("Robin Ashby", "苏然"),
        email: say("robin.ashby@postbox.example", "su.ran@postbox.example"),
        own: true,
      },
      {
        who: say("Mia Ashby", "苏米娅"),
        email: say("mia.ashby@postbox.example", "su.miya@postbox.example"),
        own: false,
      },
      { who: say("Leo Ashby", "苏磊"), email: say("leo.ashby@postbox.example", "su.lei@postbox.example"), own: false },
    ]),
    ...dayWithText(dayNumberOf(2026, 3, 16) + r.int(3, 50), lang),
    nights: r.int(1, 6),
    people: r.int(1, 5),
    breakfast: r.chance(0.5),
  }),
  instruction: {
    en: [
      (p) =>
        `Compare ${p.places[0]!.name} and ${p.places[1]!.name} in the guide on slowmiles.example. Request a room in whichever has more beds in total, using the form on its room page: full name ${p.who}, email ${p.email}, arriving ${p.told}, ${nightsText(p.nights)}, ${peopleText(p.people)}, ${p.breakfast ? "with" : "without"} breakfast.`,
      (p) =>
        `${p.own ? "I'd" : `${p.who} would`} like to stay in either ${p.places[0]!.name} or ${p.places[1]!.name}, whichever has more beds according to slowmiles.example. Send the room request there: name ${p.who}, email ${p.email}, arriving ${p.told}, ${nightsText(p.nights)}, ${peopleText(p.people)}, ${p.breakfast ? "breakfast included" : "no breakfast"}.`,
    ],
    zh: [
      (p) =>
        `请在 slowmiles.example 的指南中比较${p.places[0]!.name}和${p.places[1]!.name}，在床位总数较多的那个地方的住宿页面提交住宿咨询：姓名写${p.who}，邮箱 ${p.email}，${p.told}入住，住 ${p.nights} 晚，${p.people} 人，${p.breakfast ? "含" : "不含"}早餐。`,
      (p) =>
        `${p.own ? "我" : p.who}想去${p.places[0]!.name}或${p.places[1]!.name}住，哪里床位多（以 slowmiles.example 为准）就住哪里。请提交那里的住宿表单：姓名写${p.who}，邮箱 ${p.email}，${p.told}入住，住 ${p.nights} 晚，${p.people} 人，${p.breakfast ? "要" : "不要"}早餐。`,
    ],
  },
  checks: [
    {
      that: "one form was sent: the one for a room in the place with more beds",
      holds: ({ before, after, params }) => {
        const sent = addedEntries(before.browser.sent, after.browser.sent);
        return sent.length === 1 && sent[0]!.form === roomFormId(withMoreBeds(params.places).url);
      },
    },
    {
      that: "name, e-mail and day are as told",
      holds: ({ before, after, params }) =>
        addedEntries(before.browser.sent, after.browser.sent).some(
          ({ values: { name, email, day } }) => name === params.who && email === params.email && day === params.day,
        ),
    },
    {
      that: "nights, people and breakfast are as told",
      holds: ({ before, after, params }) =>
        addedEntries(before.browser.sent, after.browser.sent).some(
          ({ values }) =>
            Number(values["nights"]) === params.nights &&
            Number(values["people"]) === params.people &&
            values["breakfast"] === params.breakfast,
        ),
    },
  ],
  allow: ({ browser: state }) => [added(state.sent)],
  free: [
    {
      why: "A form is sent from the page that has it",
      paths: ({ browser: state }) => [state.sent[any]?.url],
    },
  ],

  oracle: async (o, p) => {
    for (const { url, name, beds } of p.places) {
      await searchAndOpen(o, url, name);
      await o.sees(beds);
    }
    const { url, name } = withMoreBeds(p.places);
    o.reads(
      p.places.map((place) => place.beds),
      name,
    );
    if (url !== p.places[1]!.url) await searchAndOpen(o, url, name);
    await o.act(browser, "page.go", { url: `${url}/sleep` });
    const form = roomFormId(url);
    o.reads([p.told], p.day);
    const values = { name: p.who, email: p.email, day: p.day, nights: String(p.nights), people: String(p.people) };
    for (const [field, value] of Object.entries(values)) await o.type(`drafts.${form}:${field}`, value);
    if (p.breakfast) await o.act(browser, "page.choose", { field: `${form}:breakfast`, value: true });
    await o.act(browser, "page.submit", { form, values: { ...values, breakfast: p.breakfast } });
  },
});
const dayWithText = (day: number, lang: Lang) => ({ day: formatDay(day), told: formatFullDate(day, lang) });
const countBeds = (page: Parameters<typeof getFact>[0]): number => Number(getFact(page, "Beds").en.replaceAll(",", ""));
/** Returns the name in a title. For example, the title "Stonecross: the short guide" contains the name Stonecross. */
const placeName = ({ en, zh }: { en: string; zh: string }) => ({ en: en.split(":")[0]!, zh: zh.split("：")[0]! });
const roomFormId = (url: string): string => `slowmiles-${url.split("/").at(-1)}-room`;
const withMoreBeds = <P extends { beds: number }>(places: readonly P[]): P =>
  places.toSorted((a, b) => b.beds - a.beds)[0]!;
const nightsText = (n: number): string => (n === 1 ? "1 night" : `${n} nights`);
const peopleText = (n: number): string => (n === 1 ? "1 person" : `${n} people`);
