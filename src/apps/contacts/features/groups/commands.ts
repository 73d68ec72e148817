/** Edits groups and merges contacts. */
import * as v from "valibot";
import { maxLengthOf } from "#os/max-length.ts";
import { reject } from "#os/values.ts";
import { sameNumber } from "#os/phone-numbers.ts";
import { truncateText } from "#os/text-edit.ts";
import { nameOf, splitName } from "../../names.ts";
import { ContactId, Note } from "../cards/state.ts";
import { contacts } from "../../state.ts";
import { GroupId, GroupName } from "./state.ts";

const unique = (list: readonly string[]): string[] => [...new Set(list)];

export const groupsCommands = {
  /** Merges two contacts: `keep` gets all data of `drop`, and `drop` is deleted. */
  merge: contacts.command({ keep: ContactId, drop: ContactId, name: v.string() }, (state, args) => {
    const keep = state.contacts[args.keep];
    const drop = state.contacts[args.drop];
    if (!keep || !drop || keep === drop) return reject("contact-missing");
    if (drop.id === state.me || keep.id === state.me) return reject("own-card");
    if (args.name === nameOf(drop) && args.name !== nameOf(keep)) {
      // The user chose the name of `drop`. If this name is a company, it is split into the first and last name of
      // `keep`, because `keep` can have a different company.
      const { first, last } = drop.first + drop.last === "" ? splitName(args.name) : drop;
      Object.assign(keep, { first, last, sortKey: drop.sortKey });
    }
    for (const phone of drop.phones)
      if (!keep.phones.some((p) => sameNumber(p.number, phone.number))) keep.phones.push({ ...phone });
    keep.emails = unique([...keep.emails, ...drop.emails]);
    keep.groups = unique([...keep.groups, ...drop.groups]);
    keep.company ||= drop.company;
    keep.title ||= drop.title;
    keep.address ||= drop.address;
    keep.birthday ??= drop.birthday;
    const notes = unique([keep.note, drop.note]).filter((text) => text !== "");
    keep.note = truncateText(notes.join("\n"), maxLengthOf(Note));
    keep.starred ||= drop.starred;
    delete state.contacts[drop.id];
  }),
  addGroup: contacts.command({ name: GroupName }, (state, { name }, ctx) => {
    if (Object.values(state.groups).some((g) => g.name === name)) return reject("group-exists");
    const id = ctx.newId("group");
    state.groups[id] = { id, name };
    state.groupOrder.push(id);
    return id;
  }),
  renameGroup: contacts.command({ id: GroupId, name: GroupName }, (state, { id, name }) => {
    const group = state.groups[id];
    if (!group) return reject("group-missing");
    if (Object.values(state.groups).some((g) => g.name === name && g.id !== id)) return reject("group-exists");
    group.name = name;
  }),
  /** Deletes the group. Its members remain contacts. */
  deleteGroup: contacts.command({ id: GroupId }, (state, { id }) => {
    if (!state.groups[id]) return reject("group-missing");
    delete state.groups[id];
    state.groupOrder = state.groupOrder.filter((g) => g !== id);
    for (const c of Object.values(state.contacts))
      if (c.groups.includes(id)) c.groups = c.groups.filter((g) => g !== id);
  }),
  addMembers: contacts.command({ id: GroupId, contacts: v.array(ContactId) }, (state, { id, contacts: ids }) => {
    if (!state.groups[id]) return reject("group-missing");
    for (const member of ids) {
      const contact = state.contacts[member];
      if (!contact) return reject("contact-missing");
      if (!contact.groups.includes(id)) contact.groups.push(id);
    }
  }),
  removeMember: contacts.command({ id: GroupId, contact: ContactId }, (state, { id, contact }) => {
    const member = state.contacts[contact];
    if (!member) return reject("contact-missing");
    member.groups = member.groups.filter((g) => g !== id);
  }),
};
