import browser from "#apps/browser/index.ts";
import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hasOnlyNumber, phoneLabel, plainCard, typeName } from "../kit/contacts.ts";
import { addedEntries } from "../kit/records.ts";
import { drawPages, getFact, searchAndOpen } from "../kit/browser.ts";

/** Save a public place as a contact, with the number and the address from the city's website. */
export default defineTask({
  apps: [browser, contacts],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["search", "extract", "create"],
  budget: 30,
  revision: 4,

  facts: async (world, r) => {
    const [page] = await drawPages(world, r, { site: "larkhaven", kind: "place" }, 1);
    return {
      url: page!.url,
      name: page!.name,
      number: getFact(page!, "Telephone").en,
      address: getFact(page!, "Address"),
    };
  },
  listed: { instances: 28, answerFields: 0 },
  params: (_r, _phone, { say }, { url, name, number, address }) => ({
    url,
    name: say(name.en, name.zh),
    number,
    address: say(address.en, address.zh),
  }),
  instruction: {
    en: [
      ({ name }) =>
        `Find "${name}" on the City of Larkhaven's website (larkhaven.example) and save it as a contact under that name, with the phone number and address from its page.`,
    ],
    zh: [
      ({ name }) =>
        `请在云雀港市政府网站（larkhaven.example）上找到“${name}”的页面，并以这个名称存入{app.contacts}，填上页面上的电话和地址。`,
    ],
  },
  checks: [
    {
      that: "there is exactly one new contact, with the name",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.contacts.contacts, after.contacts.contacts);
        return all.length === 1 && nameOf(all[0]!) === params.name;
      },
    },
    {
      that: "it has the number of the page, and no other",
      holds: ({ before, after, params }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some((c) => hasOnlyNumber(c, params.number)),
    },
    {
      that: "it has the address of the page",
      holds: ({ before, after, params }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some(
          (c) => c.address.trim() === params.address,
        ),
    },
  ],
  allow: ({ contacts: state }, { address }) => [added(state.contacts, 1, { ...plainCard, address })],
  free: [phoneLabel],

  oracle: async (o, { url, name, number, address }) => {
    await searchAndOpen(o, url, name);
    await o.sees(number, address);
    await o.open(contacts);
    await o.act(contacts, "main.new");
    await typeName(o, name);
    await o.type("phones.0.number", number);
    await o.type("address", address);
    await o.act(contacts, "editor.save");
  },
});
