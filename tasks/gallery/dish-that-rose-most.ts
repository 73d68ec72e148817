import gallery from "#apps/gallery/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { standardFolders } from "#os/files.ts";
import scenes from "#world/scenes/index.ts";
import { file, folder } from "../kit/files.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Find the two photos of one restaurant's menu among the menus of an album and compare them: which price rose most, by
 * how much, and how many prices fell.
 */
export default defineTask({
  apps: [gallery],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["image", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    const { rows } = await world.read(scenes.queries.described, { kind: "menu" });
    const menus = rows.map(({ id, facts }) => ({
      id,
      place: facts["place"] as unknown as Name,
      dishes: (facts["sections"] as unknown as { dishes: { name: Name; price: number }[] }[]).flatMap(
        ({ dishes }) => dishes,
      ),
    }));
    const pairs = menus.flatMap((older) =>
      menus
        .filter((newer) => newer.id !== older.id && newer.place.en === older.place.en)
        .map((newer) => ({ older, newer, changes: changesBetween(older.dishes, newer.dishes) })),
    );
    // One dish rose more than every other one, and some prices fell.
    const { older, newer, changes } = r.pick(
      pairs
        .filter(({ changes: [top, next] }) => top!.by > Math.max(0, next!.by))
        .filter(({ changes: all }) => all.some(({ by }) => by < 0)),
    );
    const places = [...new Set(menus.map(({ place }) => place.en))].filter((place) => place !== older.place.en);
    const others = r.sample(places, 3).map((place) => r.pick(menus.filter((menu) => menu.place.en === place)));
    return { older: older.id, newer: newer.id, others: others.map(({ id }) => id), changes };
  },
  listed: { instances: 100, answerFields: 3 },
  params: (r, _, { say }, found) => ({
    ...found,
    album: r.pick([say("Eating out", "下馆子"), say("Menus", "菜单"), say("Lunch ideas", "午饭备选")]),
    // The places of the five photos in the album, the latest first. The newer of the two menus comes before the older.
    order: r.shuffle([0, 1, 2, 3, 4]),
    dishes: found.changes.map(({ name }) => say(name.en, name.zh)),
  }),
  instruction: {
    en: [
      ({ album }) =>
        `Two of the menus in my album "${album}" are from the same restaurant, one photo older than the other. Of the things that are on both, which one's price went up the most, and by how many yuan? And how many of them are cheaper on the newer menu? ${fillIn.en}`,
      ({ album }) =>
        `I photographed several menus for my album "${album}" and one restaurant's twice, some weeks apart. Looking only at what's on both of its menus, tell me what had the biggest price increase, how much it was in yuan, and how many items cost less in the later photo. ${fillIn.en}`,
    ],
    zh: [
      ({ album }) =>
        `“${album}”相册里的菜单照片中，有两张是同一家店的，一张早一些，一张新一些。只看这两张菜单上都有的餐品：哪一样涨价最多，涨了几元？新的那张上有几样变便宜了？${fillIn.zh}`,
      ({ album }) =>
        `我在“${album}”相册里存了几张菜单照片，其中有一家店前后拍过两次。对比这家店两次菜单上都有的餐品，涨得最多的是什么，涨了多少元？后来那张上降价的有几样？${fillIn.zh}`,
    ],
  },
  setup: ({ os }, p, { now }) => {
    addEntries(os.files, folder("file_menus", p.album, standardFolders.pictures, now - 200 * dayMs));
    for (const [i, scene] of photosOf(p).entries())
      addEntries(
        os.files,
        file(photoId(i), photoName(i), "file_menus", now - (9 + i * 37) * dayMs - i * 4_000_000, {
          kind: "scene",
          scenes: [scene],
        }),
      );
  },
  checks: [{ that: "the photos are as they were", unchanged: ({ os }) => os.files }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      dish: text(say("Biggest increase", "涨价最多的"), say("Name as on the menu", "名称，与菜单一致")),
      by: number(say("Increase", "涨了多少"), say("In yuan, whole number", "元，整数")),
      cheaper: number(say("Number that got cheaper", "变便宜的样数"), say("Whole number", "整数")),
    }),
    expected: ({ params: { changes, dishes } }) => ({
      dish: dishes[0]!,
      by: changes[0]!.by,
      cheaper: changes.filter(({ by }) => by < 0).length,
    }),
  },

  oracle: async (o, p) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_menus" });
    for (const [i, scene] of photosOf(p).entries()) {
      o.reads([p.album], photoName(i));
      await o.act(gallery, "album.open", { id: photoId(i) });
      if (scene === p.older || scene === p.newer)
        await o.seesIn(
          photoName(i),
          ...p.dishes,
          ...p.changes.map((one) => `¥${scene === p.older ? one.from : one.to}`),
        );
      await o.back();
    }
    const cheaper = p.changes.filter(({ by }) => by < 0).length;
    o.reads(
      p.changes.flatMap(({ from, to }) => [`¥${from}`, `¥${to}`]),
      p.changes[0]!.by,
      cheaper,
    );
    await o.answer({ dish: p.dishes[0]!, by: p.changes[0]!.by, cheaper });
  },
});
const dayMs = 86_400_000;
type Name = { readonly en: string; readonly zh: string };
type Dish = { readonly name: Name; readonly price: number };
/** Returns the dishes of both menus with their prices, the one that rose most first. */
const changesBetween = (older: readonly Dish[], newer: readonly Dish[]) =>
  older
    .flatMap(({ name, price }) => {
      const now = newer.find((one) => one.name.en === name.en);
      return now ? [{ name, from: price, to: now.price, by: now.price - price }] : [];
    })
    .toSorted((a, b) => b.by - a.by);
interface Photos {
  readonly older: string;
  readonly newer: string;
  readonly others: readonly string[];
  readonly order: readonly number[];
}
/** Returns the pictures in the album, the latest first. */
function photosOf({ older, newer, others, order }: Photos): string[] {
  const placed = order.map((n) => [newer, older, ...others][n]!);
  const [a, b] = [placed.indexOf(newer), placed.indexOf(older)];
  return a < b ? placed : placed.with(a, older).with(b, newer);
}
const photoId = (i: number): string => `file_menu${i}`;
const photoName = (i: number): string => `${1388 - i * 71}.jpg`;
