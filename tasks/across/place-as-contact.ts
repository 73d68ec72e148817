import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { sameNumber } from "#os/phone-numbers.ts";
import { cast } from "#world/cast.ts";
import geo from "#world/geo/index.ts";
import { hasOnlyNumber, phoneLabel, plainCard, typeName } from "../kit/contacts.ts";
import { drawSites, placeFacts, openPlace, readTown } from "../kit/maps.ts";
import { addedEntries } from "../kit/records.ts";

/** Save a place from the map as a contact, with its number and its address. */
export default defineTask({
  apps: [maps, contacts],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["search", "extract", "create", "handoff"],
  budget: 30,
  revision: 3,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    for (;;) {
      const [site] = drawSites(atlas, r, 1, ({ category }) =>
        ["health", "service", "sport", "hotel"].includes(category),
      );
      const place = await world.read(geo.queries.place, { id: site!.id });
      // A place whose number no contact has.
      if (
        place &&
        place.phone !== "" &&
        !cast.some(({ phones }) => phones.some((p) => sameNumber(p.number, place.phone)))
      )
        return { ...placeFacts(site!), phone: place.phone };
    }
  },
  listed: { instances: 94, answerFields: 0 },
  params: (r, _phone, { say }, { id, name, address, phone }) => ({
    id,
    place: say(name.en, name.zh),
    name: r.pick([
      say("Nora's tip", "林诺拉推荐的"),
      say("Close to home", "离家近的"),
      say("For next time", "下次去的"),
      say("New one to try", "想试的一家"),
    ]),
    address: say(address.en, address.zh),
    phone,
  }),
  instruction: {
    en: [
      (p) => `Create a contact called "${p.name}" with the phone number and address {app.maps} shows for "${p.place}".`,
      (p) =>
        `Look up "${p.place}" in {app.maps} and save its phone number and street address as a new contact named "${p.name}".`,
    ],
    zh: [
      (p) => `请在{app.contacts}里新建联系人“${p.name}”，电话和地址用{app.maps}上“${p.place}”的。`,
      (p) => `请在{app.maps}中查“${p.place}”的电话和地址，存成{app.contacts}里名为“${p.name}”的新联系人。`,
    ],
  },
  checks: [
    {
      that: "there is exactly one new contact, called so",
      holds: ({ before, after, params: p }) => {
        const all = addedEntries(before.contacts.contacts, after.contacts.contacts);
        return all.length === 1 && nameOf(all[0]!) === p.name;
      },
    },
    {
      that: "it has the number of the place, and no other",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some((c) => hasOnlyNumber(c, p.phone)),
    },
    {
      that: "it has the address of the place",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some((c) => c.address.trim() === p.address),
    },
  ],
  allow: ({ contacts: state }, p) => [added(state.contacts, 1, { ...plainCard, address: p.address })],
  free: [phoneLabel],

  oracle: async (o, p) => {
    await openPlace(o, p.place, p.id);
    await o.sees(p.phone, p.address);
    await o.open(contacts);
    await o.act(contacts, "main.new");
    await typeName(o, p.name);
    await o.type("phones.0.number", p.phone);
    await o.type("address", p.address);
    await o.act(contacts, "editor.save");
  },
});
