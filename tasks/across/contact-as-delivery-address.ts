import contacts from "#apps/contacts/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { contact, isSamePhoneNumber, openContact } from "../kit/contacts.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { openTab } from "../kit/wechat-services.ts";

/** Add a contact's home address as the default delivery address for meals. Another contact has nearly the same name. */
export default defineTask({
  apps: [contacts, wechat],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "handoff", "create"],
  budget: 45,
  revision: 2,

  params: (r, _, { say }) => {
    const [one, two] = r.pick(people);
    const first = r.chance(0.5);
    const [street, other] = r.sample(streets, 2);
    return {
      name: say(...(first ? one : two)),
      twin: say(...(first ? two : one)),
      street: `${say(...street!)}${say(", ", " ")}${say("flat", "")}${say(" ", "")}${r.int(2, 48)}${say("", " 室")}`,
      other: say(...other!),
      region: say(...r.pick(quarters)),
      phone: `+86 154 6${r.int(100, 999)} ${r.int(1_000, 9_999)}`,
      twinPhone: `+86 154 7${r.int(100, 999)} ${r.int(1_000, 9_999)}`,
    };
  },
  instruction: {
    en: [
      ({ name, region }) =>
        `Add ${name}'s place as a delivery address on {app.wechat}. Use the name, mobile number and street from {app.contacts}, with "${region}" as the region, and make it my default address.`,
      ({ name, region }) =>
        `I'll be staying with ${name} for a while. Save the place as a new address on {app.wechat}: ${name}'s name, with the mobile number and street from {app.contacts}, region "${region}". Make it my default.`,
    ],
    zh: [
      ({ name, region }) =>
        `请把${name}家加到我{app.wechat}的收货地址里：姓名、手机号和街道门牌按{app.contacts}里的填写，地区写“${region}”，然后设为默认地址。`,
      ({ name, region }) =>
        `我要在${name}家住一阵子。请按{app.contacts}里的手机号和地址，在{app.wechat}里新增一个收货地址，收货人写${name}，地区写“${region}”，并设为默认。`,
    ],
  },
  setup: ({ contacts: book }, p) => {
    const card = (id: string, name: string, number: string, address: string) =>
      contact(id, name, { phones: [{ label: "mobile", number }], address });
    addEntries(
      book.contacts,
      card("contact_meant", p.name, p.phone, p.street),
      card("contact_twin", p.twin, p.twinPhone, p.other),
    );
  },
  checks: [
    {
      that: "there is one more address, of this person",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.wechat.addresses, after.wechat.addresses);
        return all.length === 1 && all[0]!.name === params.name && isSamePhoneNumber(all[0]!.phone, params.phone);
      },
    },
    {
      that: "it is where they live",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.addresses, after.wechat.addresses).some(
          (a) => a.region === params.region && a.street === params.street,
        ),
    },
    {
      that: "it is the first",
      holds: ({ before, after }) =>
        addedEntries(before.wechat.addresses, after.wechat.addresses).some(
          ({ id }) => id === after.wechat.addressFirst,
        ),
    },
  ],
  allow: ({ wechat: state }) => [added(state.addresses), state.addressFirst],

  oracle: async (o, p) => {
    await openContact(o, p.name, "contact_meant");
    await o.sees(p.phone, p.street);
    await openTab(o, "me");
    await o.act(wechat, "main.myProfile");
    await o.act(wechat, "myProfile.addresses");
    await o.act(wechat, "addresses.openAddress", { address: null });
    await o.type("name", p.name);
    await o.type("phone", p.phone);
    await o.type("region", p.region);
    await o.type("street", p.street);
    await o.act(wechat, "address.save");
    const { addresses } = (await o.state()).wechat;
    const made = Object.values(addresses).find(({ street }) => street === p.street)!;
    await o.act(wechat, "addresses.first", { address: made.id });
  },
});
type LocalizedPair = readonly [en: string, zh: string];
const people: readonly (readonly [LocalizedPair, LocalizedPair])[] = [
  [
    ["Ingrid Moss", "莫英"],
    ["Ingrid Moser", "莫英华"],
  ],
  [
    ["Pavel Orlin", "欧文"],
    ["Pavla Orlin", "欧文娜"],
  ],
  [
    ["Teresa Lang", "郎冬"],
    ["Theresa Lange", "郎冬雪"],
  ],
];
const streets: readonly LocalizedPair[] = [
  ["14 Linden Row", "菩提巷 14 号"],
  ["41 Linden Row", "菩提巷 41 号"],
  ["5 Lantern Lane", "灯笼弄 5 号"],
  ["52 Lantern Lane", "灯笼弄 52 号"],
  ["8 Ferry Street", "渡口街 8 号"],
];
const quarters: readonly LocalizedPair[] = [
  ["Shanghai Saltmarsh", "上海 盐沼"],
  ["Shanghai Old Quay", "上海 旧码头"],
  ["Shanghai Pinewood", "上海 松林"],
];
