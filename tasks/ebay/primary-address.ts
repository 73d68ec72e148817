import ebay from "#apps/ebay/index.ts";
import { defineTask } from "#judge/define.ts";
import { addEntries } from "../kit/records.ts";

/** Make another address the primary one. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["settings"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const [meant, ...rest] = r.sample(streets, 4);
    return {
      street: say(meant!.en, meant!.zh),
      others: rest.map((one) => say(one.en, one.zh)),
      place: r.int(0, 3),
    };
  },
  instruction: {
    en: [({ street }) => `Make my address at ${street} the primary one on {app.ebay}.`],
    zh: [({ street }) => `请把{app.ebay}里${street}的那个地址设为主要收货地址。`],
  },
  setup: ({ ebay: state }, p) => {
    const { name, city, region, phone, country } = state.addresses["address_home"]!;
    const all = [...p.others];
    all.splice(p.place, 0, p.street);
    for (const [n, street] of all.entries()) {
      addEntries(state.addresses, {
        id: `address_own${n}`,
        name,
        street,
        city,
        region,
        zip: `2000${10 + n}`,
        country,
        phone,
      });
    }
  },
  checks: [
    {
      that: "things go to that address",
      holds: ({ after, params }) => after.ebay.mainAddress === `address_own${params.place}`,
    },
  ],
  allow: ({ ebay: state }) => [state.mainAddress],

  oracle: async (o, { place }) => {
    await o.open(ebay);
    await o.act(ebay, "home.goMy");
    await o.act(ebay, "my.addresses");
    await o.act(ebay, "addresses.makeMain", { address: `address_own${place}` });
  },
});
const streets = [
  { en: "14 Linden Row", zh: "菩提巷 14 号" },
  { en: "41 Linden Row", zh: "菩提巷 41 号" },
  { en: "5 Lantern Lane", zh: "灯笼弄 5 号" },
  { en: "52 Lantern Lane", zh: "灯笼弄 52 号" },
  { en: "8 Ferry Street", zh: "渡口街 8 号" },
  { en: "18 Ferry Street", zh: "渡口街 18 号" },
  { en: "30 Orchid Road", zh: "兰花路 30 号" },
  { en: "3 Orchid Road", zh: "兰花路 3 号" },
] as const;
