import x from "#apps/x/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import type { Rng } from "#state/rng.ts";
import dataset from "#world/posts/index.ts";
import type { World } from "#world/read.ts";
import scenes from "#world/scenes/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { firstWords, isFoundByName, isShown, isUnknown, openPerson, ownRecords, readScenePosts } from "../kit/x.ts";
import { isPlainName, type Localized } from "../kit/social.ts";

/** Find a person's post with a photo of a menu, a market stall or a receipt, and read two prices in the photo. */
export default defineTask({
  apps: [x],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "image", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const { kind } = r.pick(photos);
      const post = r.pick(await readScenePosts(world, lang, kind));
      const author = { id: post.author, name: post.name };
      if (post.kind !== "post" || !isShown(lang, post.author) || !isUnknown(lang, post.author)) continue;
      if (!isPlainName(post.name) || !(await isFoundByName(world, lang, author))) continue;
      // The profile shows all photos of the person at once, and only one of this kind.
      const { rows, more } = await world.read(dataset.queries.by, { author: post.author, kind: "post" });
      const alike = rows.filter(({ media }) => media.some(({ picture }) => picture.scene?.startsWith(kind)));
      if (more || alike.length !== 1 || rows.some(({ age }) => age < 60)) continue;
      const things = await drawPrices(world, r, kind, post.media[0]!.picture.scene!);
      return { kind, author, post: post.id, text: post.text, alt: post.media[0]!.alt, things };
    }
  },
  listed: { instances: 96, answerFields: 2 },
  params: (_r, _phone, { say }, { kind, things, alt, ...facts }) => {
    const photo = photos.find((one) => one.kind === kind)!;
    const names = things.map(({ name }) => say(kind === "market" ? goodsName(name.en) : name.en, name.zh));
    return {
      ...facts,
      about: say(...photo.about),
      asks: say(...photo.asks)
        .replace("{first}", names[0]!)
        .replace("{second}", names[1]!),
      names,
      prices: things.map(({ price }) => price),
      picture: alt || say("Photo 1 of 1", "第 1 张照片，共 1 张"),
    };
  },
  instruction: {
    en: [
      ({ author, about, asks }) => `"${author.name}" has posted a photo of ${about} on {app.x}. ${asks} ${fillIn.en}`,
    ],
    zh: [({ author, about, asks }) => `“${author.name}”在{app.x}上发过一张${about}的照片。${asks}${fillIn.zh}`],
  },
  checks: [{ that: "nothing was liked, written or followed", unchanged: ({ x: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ names }, say) => ({
      first: number(names[0]!, say("Price, without the currency", "价格，不写货币")),
      second: number(names[1]!, say("Price, without the currency", "价格，不写货币")),
    }),
    expected: ({ params: { prices } }) => ({ first: prices[0]!, second: prices[1]! }),
  },

  oracle: async (o, { author, post, text, picture, prices }) => {
    await openPerson(o, author);
    await o.sees(firstWords(text));
    await o.act(x, "profile.openPost", { post });
    await o.act(x, "post.openMedia", { post, at: 0 });
    await o.seesIn(picture, ...prices);
    await o.answer({ first: prices[0]!, second: prices[1]! });
  },
});
type Priced = {
  readonly name: { readonly en: string; readonly zh: string };
  readonly price: number;
};
/** Draws two of the things with a price that a picture shows. Each has a name of its own. */
async function drawPrices(world: World, r: Rng, kind: string, scene: string): Promise<Priced[]> {
  const { facts } = (await world.read(scenes.queries.facts, { id: scene }))!;
  const all: readonly Priced[] =
    kind === "menu"
      ? (facts["sections"] as unknown as { dishes: Priced[] }[]).flatMap(({ dishes }) => dishes)
      : kind === "market"
        ? (facts["crates"] as unknown as (Priced & { pricePerKg: number })[]).map((crate) => ({
            name: crate.name,
            price: crate.pricePerKg,
          }))
        : (facts["items"] as unknown as Priced[]).map((item) => ({ name: item.name, price: item.price }));
  const apart = all.filter((one) => all.every((it) => it === one || it.name.en !== one.name.en));
  return r.sample(apart, 2).map(({ name, price }) => ({ name: { en: name.en, zh: name.zh }, price }));
}
/** What a person calls the goods of a stall. The signs count the pieces, such as "Pairs of cherries". */
const goodsName = (sign: string): string =>
  sign
    .toLowerCase()
    .replace(/^(?:bunches|pairs|heads) of /, "")
    .replace("ears of corn", "corn on the cob");
const photos: readonly { readonly kind: string; readonly about: Localized; readonly asks: Localized }[] = [
  {
    kind: "menu",
    about: ["a menu", "菜单"],
    asks: ['How much are "{first}" and "{second}" on that menu?', "菜单上“{first}”和“{second}”各多少钱？"],
  },
  {
    kind: "market",
    about: ["a market stall with prices", "果蔬摊"],
    asks: [
      "How much do the {first} and the {second} cost per kilo?",
      "照片里{first}和{second}的标价各是多少钱一公斤？",
    ],
  },
  {
    kind: "receipt",
    about: ["a receipt", "购物小票"],
    asks: [
      'What are the unit prices of "{first}" and "{second}" on that receipt?',
      "小票上“{first}”和“{second}”的单价各是多少？",
    ],
  },
];
