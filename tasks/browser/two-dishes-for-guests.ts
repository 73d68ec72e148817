import browser from "#apps/browser/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import web, { type WebPage } from "#world/web/index.ts";
import { getPage, plainText, searchAndOpen } from "../kit/browser.ts";
import { fillIn } from "../kit/phrases.ts";

interface Name {
  readonly en: string;
  readonly zh: string;
}
/**
 * Two recipes are for different numbers of people and share an ingredient. Calculate the amount of this ingredient for
 * a number of guests, and the energy of a portion of both dishes.
 */
export default defineTask({
  apps: [browser],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    const kind = { site: "spoonful", kind: "recipe" };
    const { total } = await world.read(web.queries.find, { ...kind, page: 0 });
    const draw = async () => {
      const place = r.int(0, total - 1);
      const { rows } = await world.read(web.queries.find, { ...kind, page: Math.floor(place / 10) });
      return readRecipe(await getPage(world, rows[place % 10]!.id));
    };
    for (;;) {
      const first = await draw();
      for (let tries = 0; tries < 12; tries++) {
        const second = await draw();
        const both = first.parts.flatMap((one) => {
          const two = second.parts.find(({ food }) => food.en === one.food.en);
          const isClear = [first, second].every(({ parts }) => countNamed(parts, one.food) === 1);
          return two && isClear && one.food.en !== "water" ? [{ one, two }] : [];
        });
        const guests = [3, 4, 5, 6, 8, 9, 10, 12].filter((n) => n !== first.serves && n !== second.serves);
        const fits = both.flatMap(({ one, two }) =>
          guests.flatMap((n) => {
            const amounts = [(one.amount * n) / first.serves, (two.amount * n) / second.serves];
            return amounts.every(Number.isInteger) ? [{ one, two, n }] : [];
          }),
        );
        if (first.url === second.url || first.serves === second.serves || fits.length === 0) continue;
        const { one, two, n } = r.pick(fits);
        return {
          guests: n,
          food: one.food,
          unit: one.unit,
          dishes: [
            {
              url: first.url,
              name: first.name,
              serves: first.serves,
              kcal: first.kcal,
              amount: one.amount,
              line: one.line,
            },
            {
              url: second.url,
              name: second.name,
              serves: second.serves,
              kcal: second.kcal,
              amount: two.amount,
              line: two.line,
            },
          ],
        };
      }
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { say }, { guests, food, unit, dishes }) => {
    const all = dishes.map(({ name, line, ...rest }) => ({
      ...rest,
      name: say(name.en, name.zh),
      line: say(line.en, line.zh),
    }));
    return {
      guests,
      food: say(food.en, food.zh),
      unit: say(unit.en, unit.zh),
      dishes: all,
      needed: all.reduce((sum, { amount, serves }) => sum + (amount * guests) / serves, 0),
      kcal: all.reduce((sum, one) => sum + one.kcal, 0),
    };
  },
  instruction: {
    en: [
      ({ dishes: [a, b], guests, food }) =>
        `I'm cooking "${a!.name}" and "${b!.name}" from spoonful.example, each dish for ${guests} people. How much of the ingredient "${food}" do the two recipes need together for that many people, and how many kcal is one portion of each in total? ${fillIn.en}`,
      ({ dishes: [a, b], guests, food }) =>
        `Look up the recipes "${a!.name}" and "${b!.name}" on spoonful.example. I'll make enough of both for ${guests} people. What's the total amount of the ingredient "${food}" that I need, and how many kcal does somebody eat who has one portion of each dish? ${fillIn.en}`,
    ],
    zh: [
      ({ dishes: [a, b], guests, food }) =>
        `我要照 spoonful.example 上的菜谱做“${a!.name}”和“${b!.name}”，两道菜都按 ${guests} 人份做。按菜谱换算，两道菜一共要用多少“${food}”？每道各吃一份，一共多少千卡？${fillIn.zh}`,
      ({ dishes: [a, b], guests, food }) =>
        `请在 spoonful.example 上查“${a!.name}”和“${b!.name}”的菜谱。两道菜我都要做 ${guests} 人份，“${food}”总共要准备多少？一个人两道菜各吃一份，总热量是多少千卡？${fillIn.zh}`,
    ],
  },
  checks: [
    {
      that: "bookmarks, downloads and forms are as they were",
      unchanged: ({ browser: { bookmarks, downloads, sent } }) => [bookmarks, downloads, sent],
    },
  ],
  allow: () => [],
  answer: {
    fields: ({ food, unit }, say) => ({
      needed: number(say(`Total of "${food}"`, `“${food}”总量`), say(`A number, in ${unit}`, `数字，单位：${unit}`)),
      kcal: number(say("Energy of one portion of each", "各吃一份的总热量"), say("kcal, whole number", "千卡，整数")),
    }),
    expected: ({ params: { needed, kcal } }) => ({ needed, kcal }),
  },

  oracle: async (o, p, { say }) => {
    const energy = p.dishes.map(({ kcal }) => say(`${kcal} kcal`, `${kcal} 千卡`));
    for (const [n, { url, name, serves, line }] of p.dishes.entries()) {
      await searchAndOpen(o, url, name);
      await o.sees(serves, line, energy[n]!);
    }
    o.reads([p.guests, ...p.dishes.flatMap(({ serves, line }) => [serves, line])], p.needed);
    o.reads(energy, p.kcal);
    await o.answer({ needed: p.needed, kcal: p.kcal });
  },
});
/** Counts the ingredients whose names contain this name. For example, "cooked rice" contains "rice". */
const countNamed = (parts: readonly { readonly food: Name }[], { en, zh }: Name): number =>
  parts.filter(({ food }) => food.en.includes(en) || food.zh.includes(zh)).length;
/** Reads the portions, the ingredients and the energy of a recipe's page. */
function readRecipe(page: WebPage) {
  const { en, zh } = page.blocks;
  const rowsOf = (blocks: typeof en) => blocks.flatMap((block) => (block.type === "facts" ? block.rows : []));
  const serves = Number(plainText(rowsOf(en).find(({ key }) => key === "Serves")!.value));
  const linesOf = (blocks: typeof en) =>
    blocks.flatMap((block) => (block.type === "list" && !block.ordered ? [block.items.map(plainText)] : []))[0]!;
  const linesZh = linesOf(zh);
  const parts = linesOf(en).flatMap((line, i) => {
    const m = /^(?<amount>[\d.]+) (?<unit>×|g|ml|tbsp|tsp|cloves?|slices?) (?<food>.+)$/.exec(line)?.groups;
    const z = /^(?<food>.+) [\d.]+ (?<unit>\S+)$/.exec(linesZh[i]!)?.groups;
    if (!m || !z) return [];
    const unitEn = m["unit"] ?? "";
    const unit = unitEn === "×" ? "pieces" : unitEn.replace(/^(clove|slice)s?$/, "$1s");
    return [
      {
        amount: Number(m["amount"]),
        unit: { en: unit, zh: z["unit"]! },
        food: { en: m["food"]!, zh: z["food"]! },
        line: { en: line, zh: linesZh[i]! },
      },
    ];
  });
  const cells = en.flatMap((block) => (block.type === "table" ? block.rows : []));
  const energy = cells.map((row) => row.map(plainText)).find(([key]) => key === "Energy")?.[1] ?? "0";
  return { url: page.url, name: { ...page.title }, serves, parts, kcal: Number.parseInt(energy, 10) };
}
