import contacts from "#apps/contacts/index.ts";
import maps from "#apps/maps/index.ts";
import { searchByText } from "#apps/maps/features/places/text-search.ts";
import { defineTask } from "#judge/define.ts";
import { contact, openContact } from "../kit/contacts.ts";
import { drawSites, placeFacts, readTown } from "../kit/maps.ts";
import { addEntries } from "../kit/records.ts";

/** Give a contact's home address a private label on the map. */
export default defineTask({
  apps: [contacts, maps],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["nav", "handoff", "edit"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const isFound = (site: (typeof atlas.sites)[number]): boolean =>
      [site.address.en, site.address.zh].every((words) => {
        const found = searchByText(atlas, words, {});
        return found.length === 1 && found[0]!.id === site.id;
      });
    return drawSites(atlas, r, 2, (site) => site.category === "home" && isFound(site)).map(placeFacts);
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, sites) => {
    const [one, two] = r.sample(
      [
        say("Nadia Brook", "布娜"),
        say("Victor Hale", "海维"),
        say("Ingrid Solberg", "索英"),
        say("Paul Weston", "韦保"),
        say("Teresa Pinto", "平特"),
        say("Omar Haddad", "哈欧"),
      ],
      2,
    );
    const [meant, other] = sites.map(({ id, name, address }) => ({
      id,
      house: say(name.en, name.zh),
      address: say(address.en, address.zh),
    }));
    return {
      name: one!,
      otherName: two!,
      meant: meant!,
      other: other!,
      label: r.pick([
        say("Choir", "合唱团"),
        say("Chess", "下棋"),
        say("Key here", "放钥匙"),
        say("Book club", "读书会"),
      ]),
    };
  },
  instruction: {
    en: [
      (p) => `In {app.maps}, find the house at ${p.name}'s address (it's in {app.contacts}) and label it "${p.label}".`,
      (p) =>
        `${p.name}'s address is in {app.contacts}. Could you open that place in {app.maps} and add the label "${p.label}" to it?`,
    ],
    zh: [
      (p) => `请按{app.contacts}里${p.name}的地址，在{app.maps}上找到那里，并给那个地点加上标签“${p.label}”。`,
      (p) => `${p.name}的住址在{app.contacts}里。请在{app.maps}中打开那个地点，标签写“${p.label}”。`,
    ],
  },
  setup: ({ contacts: state, maps: map }, p) => {
    addEntries(
      state.contacts,
      contact("contact_meant", p.name, { address: p.meant.address }),
      contact("contact_other", p.otherName, { address: p.other.address }),
    );
    map.labels[p.other.id] = p.otherName;
  },
  checks: [
    {
      that: "the house has the label",
      holds: ({ after, params: p }) => after.maps.labels[p.meant.id] === p.label,
    },
    { that: "the contacts are as they were", unchanged: ({ contacts: { contacts: all } }) => all },
  ],
  allow: ({ maps: { labels } }, p) => [labels[p.meant.id]],

  oracle: async (o, p) => {
    await openContact(o, p.name, "contact_meant");
    await o.sees(p.meant.address);
    await o.act(contacts, "contact.openAddress");
    await o.sees(p.meant.house);
    await o.act(maps, "results.open", { target: p.meant.id });
    await o.act(maps, "place.more");
    await o.act(maps, "place.labelIt");
    await o.type("label", p.label);
    await o.act(maps, "place.putLabel");
  },
});
