/** The recipe site: ingredients, preparation, and the nutrition of a portion, computed from the ingredients. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import {
  both,
  byline,
  cards,
  breadcrumbs,
  dayFromStart,
  facts,
  footer,
  heading,
  icon,
  image,
  linkTo,
  list,
  nav,
  notice,
  createPage,
  paragraph,
  posts,
  sameInBoth,
  slug,
  table,
  type LocalizedBlock,
} from "./build.ts";
import { ingredients, methods, recipes } from "./data/recipes.ts";
import { createForm } from "./forms.ts";
import { parseLocalizedList, parseLocalized, fill, parseRows } from "./grammar.ts";
import type { Page } from "./page.ts";
import { createHandle, createPersonName } from "./people.ts";

const site = "spoonful";
const root = "https://spoonful.example/";
const name = both("Spoonful", "一勺食谱");
const siteFooter = (): LocalizedBlock =>
  footer(
    [
      [both("All recipes", "全部食谱"), root],
      [both("Send in yours", "投稿"), `${root}send`],
    ],
    both("Spoonful · cooked before it is printed", "一勺食谱 · 先做后登"),
  );
const courses = [
  ["main", both("Main dishes", "主菜")],
  ["side", both("Sides", "配菜")],
  ["soup", both("Soups", "汤羹")],
  ["salad", both("Salads", "沙拉凉菜")],
  ["breakfast", both("Breakfast", "早餐")],
  ["baking", both("Baking", "烘焙")],
  ["dessert", both("Desserts", "甜品")],
  ["drink", both("Drinks", "饮品")],
] as const;
const kinds: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
  parseRows(
    `stirfry|stir-frying|炒
    soup|boiling|煮汤
    broth|boiling|煮汤
    bake|baking|烘烤
    roast|roasting|烤制
    salad|dressing|凉拌
    braise|braising|炖
    steam|steaming|蒸
    noodles|boiling and tossing|煮拌
    pancake|frying|煎
    grill|grilling|烧烤
    drink|mixing|调饮
    porridge|simmering|熬
    dumplings|folding|包制
    chill|chilling|冷藏
    mix|mixing|拌制`,
    3,
  ).map(([id = "", en = "", zh = ""]) => [id, both(en, zh)]),
);

interface Food {
  readonly name: LocalizedText;
  readonly unit: LocalizedText;
  readonly grams: number;
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
}
interface Recipe {
  readonly title: LocalizedText;
  readonly url: string;
  readonly course: string;
  readonly method: string;
  readonly minutes: number;
  readonly servings: number;
  readonly parts: readonly { readonly food: Food; readonly amount: number }[];
  readonly opening: LocalizedText;
}
const foodsByName: ReadonlyMap<string, Food> = new Map(
  parseRows(ingredients, 9).map(([en = "", zh = "", unitEn = "", unitZh = "", grams, kcal, protein, fat, carbs]) => [
    en,
    {
      name: both(en, zh),
      unit: both(unitEn, unitZh),
      grams: Number(grams),
      kcal: Number(kcal),
      protein: Number(protein),
      fat: Number(fat),
      carbs: Number(carbs),
    },
  ]),
);
const stepsByMethod: ReadonlyMap<string, readonly LocalizedText[]> = new Map(
  methods
    .trim()
    .split("\n")
    .map((line) => {
      const at = line.indexOf("|");
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .split(/(?<=。);/)
          .map(parseLocalized),
      ] as const;
    }),
);
function parseRecipes(): Recipe[] {
  return parseRows(recipes, 9).map(
    ([en = "", zh = "", course = "", method = "", minutes, servings, parts = "", openEn = "", openZh = ""]) => ({
      title: both(en, zh),
      url: `${root}recipes/${slug(en)}`,
      course,
      method,
      minutes: Number(minutes),
      servings: Number(servings),
      parts: parts.split(",").map((part) => {
        const text = part.trim();
        const at = text.lastIndexOf(" ");
        const food = foodsByName.get(text.slice(0, at));
        if (!food) throw new Error(`no ingredient ${text}`);
        return { food, amount: Number(text.slice(at + 1)) };
      }),
      opening: both(openEn, openZh),
    }),
  );
}

/** Computes the nutrition of one portion. */
function computeNutrition(recipe: Recipe): {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
} {
  const sum = (of: (food: Food) => number) =>
    Math.round(
      recipe.parts.reduce((total, { food, amount }) => total + (of(food) * food.grams * amount) / 100, 0) /
        recipe.servings,
    );
  return {
    kcal: sum((food) => food.kcal),
    protein: sum((food) => food.protein),
    fat: sum((food) => food.fat),
    carbs: sum((food) => food.carbs),
  };
}
function formatAmount({ food, amount }: Recipe["parts"][number]): LocalizedText {
  if (food.unit.en === "pc") return both(`${amount} × ${food.name.en}`, `${food.name.zh} ${amount} ${food.unit.zh}`);
  const unit =
    food.unit.en === "clove" || food.unit.en === "slice" ? `${food.unit.en}${amount === 1 ? "" : "s"}` : food.unit.en;
  return both(`${amount} ${unit} ${food.name.en}`, `${food.name.zh} ${amount} ${food.unit.zh}`);
}

const tips = parseLocalizedList(
  `It keeps for two days in the refrigerator. / 冷藏可保存两天。
Double the amount and freeze half of it. / 做双份，冻一半。
Salt at the end, for it gets stronger while it cooks. / 最后放盐，煮着煮着味道会变浓。
If you cook for children, leave out what is hot. / 给孩子做就别放辣。
A heavy pan makes it twice as easy. / 用厚底锅会容易得多。
Have everything cut before you light the stove. / 点火前把所有料切好。
Taste before serving; no two weeks bring the same produce. / 上桌前尝一尝，食材每周都不一样。
Whatever is left over makes a good lunch. / 剩下的正好当午饭。`,
  "\n",
);
const remarks = parseLocalizedList(
  `Made it twice this week. / 这周做了两次。
I took less sugar, and it was still sweet enough. / 我少放了糖，还是够甜。
My son asked for more, that has never happened. / 我儿子居然要添，从没有过。
Needed ten minutes longer in my oven. / 我家烤箱多用了十分钟。
With lemon instead of vinegar it is even better. / 用柠檬代替醋更好。
Works with frozen vegetables too. / 用冷冻蔬菜也行。
Forgot the ginger and nobody noticed. / 忘了放姜，没人发现。
The photo made me hungry, the dish made me happy. / 图看饿了，菜吃开心了。
Too salty for us, so be careful. / 对我们来说太咸，小心点。
I doubled it for six guests; not a spoonful was left. / 六位客人，我做了双份，一勺没剩。`,
  "\n",
);

export function recipePages(seed: number): Page[] {
  const all = parseRecipes();
  return [
    homePage(seed, all),
    submitPage(),
    quickRecipesTable(all),
    ...courses.map(([id, title]) =>
      coursePage(
        id,
        title,
        all.filter((one) => one.course === id),
      ),
    ),
    ...all.map((recipe) => recipePage(seed, recipe, all)),
  ];
}
const courseName = (recipe: Recipe): LocalizedText => courses.find(([id]) => id === recipe.course)![1];
const recipePicture = (recipe: Recipe) =>
  icon(
    recipe.course === "drink" ? "drink" : "food",
    recipe.course === "salad" || recipe.course === "side" ? "green" : recipe.course === "dessert" ? "purple" : "orange",
  );
const toCard = (recipe: Recipe) => ({
  title: recipe.title,
  text: recipe.opening,
  meta: both(
    `${recipe.minutes} min · ${computeNutrition(recipe).kcal} kcal`,
    `${recipe.minutes} 分钟 · ${computeNutrition(recipe).kcal} 千卡`,
  ),
  picture: recipePicture(recipe),
  to: recipe.url,
});

function recipePage(seed: number, recipe: Recipe, all: readonly Recipe[]): Page {
  const rng = Rng.of(seed, site, recipe.url);
  const age = -rng.int(4, 1200);
  const holds = computeNutrition(recipe);
  const names = recipe.parts.map(({ food }) => food.name);
  const half = sameInBoth(String(Math.max(4, Math.round(recipe.minutes / 2))));
  const steps = stepsByMethod.get(recipe.method)!.map((step) =>
    fill(step, {
      a: names[0]!,
      b: names[1]!,
      c: names[2] ?? names[1]!,
      half,
      time: sameInBoth(String(recipe.minutes)),
    }),
  );
  const near = rng.sample(
    all.filter((other) => other !== recipe && (other.course === recipe.course || other.method === recipe.method)),
    3,
  );
  const comments = rng.sample(remarks, rng.int(0, 3)).map((remark) => ({
    author: createHandle(rng),
    date: dayFromStart(Math.min(0, age + rng.int(1, 300))),
    votes: rng.int(0, 38),
    body: [remark],
  }));
  return createPage({
    url: recipe.url,
    site,
    kind: "recipe",
    title: recipe.title,
    summary: both(
      `${recipe.opening.en} Ready in ${recipe.minutes} minutes, ${holds.kcal} kcal a portion.`,
      `${recipe.opening.zh}用时 ${recipe.minutes} 分钟，每份 ${holds.kcal} 千卡。`,
    ),
    keywords: [recipe.title, courseName(recipe), both("recipe", "食谱"), ...names.slice(0, 3)],
    age,
    blocks: [
      breadcrumbs(
        [
          [name, root],
          [courseName(recipe), `${root}courses/${recipe.course}`],
        ],
        recipe.title,
      ),
      heading(recipe.title),
      byline(createPersonName(rng).full, dayFromStart(age)),
      image(recipePicture(recipe), recipe.title),
      paragraph(recipe.opening),
      facts(both("At a glance", "概览"), null, [
        [both("Time", "用时"), both(`${recipe.minutes} minutes`, `${recipe.minutes} 分钟`)],
        [both("Serves", "份数"), sameInBoth(String(recipe.servings))],
        [both("Method", "做法"), kinds[recipe.method]!],
        [
          both("Difficulty", "难度"),
          recipe.minutes < 25
            ? both("easy", "简单")
            : recipe.minutes < 60
              ? both("medium", "中等")
              : both("takes patience", "需要耐心"),
        ],
      ]),
      heading(both("Ingredients", "食材"), 3),
      list(recipe.parts.map(formatAmount)),
      heading(both("Method", "步骤"), 3),
      list(steps, true),
      notice("good", rng.pick(tips)),
      table(
        [both("In one portion", "每份含"), both("Amount", "数值")],
        [
          [both("Energy", "热量"), both(`${holds.kcal} kcal`, `${holds.kcal} 千卡`)],
          [both("Protein", "蛋白质"), both(`${holds.protein} g`, `${holds.protein} 克`)],
          [both("Fat", "脂肪"), both(`${holds.fat} g`, `${holds.fat} 克`)],
          [both("Carbohydrate", "碳水化合物"), both(`${holds.carbs} g`, `${holds.carbs} 克`)],
        ],
      ),
      ...(comments.length > 0 ? [heading(both("Cooks say", "厨友评论"), 3), posts("comments", comments)] : []),
      heading(both("You may also like", "猜你喜欢"), 3),
      list(near.map((other) => linkTo(other.title, other.url))),
      siteFooter(),
    ],
  });
}

const courseIntros = parseLocalizedList(
  "What the table is laid for. / 为它才摆好这一桌。; They stand beside the plate and often steal the evening. / 摆在一旁，却常常抢了风头。; A spoon, a bowl, a window with rain on it. / 一把勺、一只碗、一扇雨窗。; Crisp, cold or dressed while warm. / 脆的、凉的，或趁热拌的。; For those who can eat before they can speak. / 给还没睡醒就能吃的人。; Flour on the floor, and the neighbours at the door. / 面粉撒一地，邻居闻香来。; The chapter that is read first. / 总是最先被翻到的一章。; Hot in the mug or cold in the glass. / 热的用杯，冷的用盏。",
);
function coursePage(id: string, title: LocalizedText, those: readonly Recipe[]): Page {
  const lead = courseIntros[courses.findIndex(([one]) => one === id)]!;
  const sorted = [...those].sort((a, b) => a.minutes - b.minutes || (a.url < b.url ? -1 : 1));
  return createPage({
    url: `${root}courses/${id}`,
    site,
    kind: "course",
    title: both(`${title.en} – Spoonful`, `${title.zh}——一勺食谱`),
    summary: lead,
    keywords: [title, both("recipes", "食谱")],
    age: -3,
    blocks: [
      breadcrumbs([[name, root]], title),
      paragraph(lead),
      notice("info", both(`${those.length} recipes, the quickest first`, `共 ${those.length} 道，按用时从短到长排列`)),
      cards(sorted.map(toCard)),
      siteFooter(),
    ],
  });
}
function quickRecipesTable(all: readonly Recipe[]): Page {
  const lead = both(
    "Hungry now? Nothing on this page takes longer than twenty minutes.",
    "现在就饿？本页没有一道超过二十分钟。",
  );
  const quick = all
    .filter((recipe) => recipe.minutes <= 20)
    .sort((a, b) => a.minutes - b.minutes || (a.url < b.url ? -1 : 1));
  return createPage({
    url: `${root}quick`,
    site,
    kind: "quick",
    title: both("Quick recipes", "快手菜"),
    summary: lead,
    keywords: [both("quick", "快手"), both("recipes", "食谱")],
    age: -2,
    blocks: [
      breadcrumbs([[name, root]], both("Quick recipes", "快手菜")),
      paragraph(lead),
      table(
        [both("Recipe", "食谱"), both("Minutes", "分钟"), both("kcal a portion", "每份千卡")],
        quick.map((recipe) => [
          linkTo(recipe.title, recipe.url),
          sameInBoth(String(recipe.minutes)),
          sameInBoth(String(computeNutrition(recipe).kcal)),
        ]),
      ),
      siteFooter(),
    ],
  });
}
function homePage(seed: number, all: readonly Recipe[]): Page {
  const rng = Rng.of(seed, site, "home");
  const lead = both(
    `What shall we eat tonight? ${all.length} answers, with amounts that add up.`,
    `今晚吃什么？${all.length} 个答案，用量都算得清清楚楚。`,
  );
  return createPage({
    url: root,
    site,
    kind: "home",
    title: both("Spoonful: recipes that work", "一勺食谱：照着做就行"),
    summary: lead,
    keywords: [both("recipes", "食谱"), both("cooking", "烹饪"), both("spoonful", "一勺")],
    age: 0,
    blocks: [
      nav([
        ...courses.map(([id, title]) => [title, `${root}courses/${id}`] as const),
        [both("Quick", "快手菜"), `${root}quick`],
      ]),
      paragraph(lead),
      heading(both("This week", "本周推荐")),
      cards(rng.sample(all, 8).map(toCard)),
      paragraph(
        both(`You know one that is missing? [[Send it in|${root}send]].`, `有我们没收录的？[[投稿吧|${root}send]]。`),
      ),
      siteFooter(),
    ],
  });
}
function submitPage(): Page {
  const lead = both(
    "Grandmother's card, deciphered and tested: send us a photograph of it, in words.",
    "把外婆的菜谱卡片辨认清楚、试做成功，然后写给我们。",
  );
  return createPage({
    url: `${root}send`,
    site,
    kind: "form",
    title: both("Send in a recipe", "投稿食谱"),
    summary: lead,
    keywords: [both("send a recipe", "投稿"), both("recipes", "食谱")],
    age: -90,
    blocks: [
      breadcrumbs([[name, root]], both("Send in a recipe", "投稿食谱")),
      paragraph(lead),
      createForm("send-recipe", site),
      siteFooter(),
    ],
  });
}
