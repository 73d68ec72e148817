import { defineApp } from "#os/define.ts";
import { parseContentUri, extraText } from "#os/intents.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { nameOf } from "./names.ts";
import { duesOf, sortedContacts, isContactBlocked } from "./queries.ts";
import { seed } from "./seed.ts";
import { contacts as model, type State } from "./state.ts";

/** Returns the contact that an intent refers to. */
const findContactByUri = (state: State, uri: string | null) => {
  const id = parseContentUri(uri ?? "")?.id ?? "";
  return state.contacts[id] ? { id } : null;
};

export default defineApp({
  model,
  commands,
  navigation,
  seed,
  permissions: { sms: "allowed" },
  receives: {
    call: ({ from }) => ({ command: "ring", args: { number: truncateText(from.trim(), 40) } }),
    "airplane-mode": ({ on }) => ({ command: "loseNetwork", args: { lost: on } }),
  },
  sends: ["phone-state"],
  interruptsMedia: (state) => (state.talk ? "pause" : null),
  provides: {
    contacts: {
      rows: (state) =>
        sortedContacts(state).map((c) => ({
          id: c.id,
          name: nameOf(c),
          sortKey: c.sortKey,
          phones: c.phones.map((p) => ({ number: p.number, label: p.label })),
          emails: [...c.emails],
          company: c.company,
          address: c.address,
          birthday: c.birthday,
          starred: c.starred,
          blocked: isContactBlocked(state, c),
        })),
      insert: "save",
    },
    blocked: {
      rows: (state) => state.blocked.map((number) => ({ id: number, number })),
      insert: "block",
      remove: "unblock",
    },
  },
  handles: [
    {
      action: "PICK",
      types: ["text/x-vcard"],
      screen: "choose",
      // Accepts only the type of contacts. A request that accepts every type of file does not open the contacts.
      params: (i) => (i.type === "text/x-vcard" ? { many: i.extras["many"] === true } : null),
    },
    {
      action: "VIEW",
      schemes: ["content"],
      authority: "contacts",
      screen: "contact",
      params: (i, { state }) => findContactByUri(state, i.uri),
    },
    {
      action: "EDIT",
      schemes: ["content"],
      authority: "contacts",
      screen: "editor",
      params: (i, { state }) => findContactByUri(state, i.uri),
    },
    {
      action: "INSERT",
      types: ["text/x-vcard"],
      screen: "editor",
      params: (i) => ({
        id: null,
        number: extraText(i, "number"),
        name: extraText(i, "name"),
        email: extraText(i, "email"),
      }),
    },
    {
      action: "DIAL",
      schemes: ["tel"],
      screen: "main",
      params: (i) => ({ dial: extraText(i, "number") || (i.uri ?? "").slice("tel:".length) }),
      ownTask: true,
    },
  ],
  due: (state) => duesOf(state),
});
