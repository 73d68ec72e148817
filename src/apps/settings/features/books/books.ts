/** Lists that the user writes: what each entry has, and what can be done with it. One list and one form draw them all. */
import type { FieldKind } from "../../../../os/state-parts.ts";
import type { BookId, IconName } from "../../ids.ts";
import type { Word } from "../../strings.ts";

export interface BookField {
  readonly id: string;
  readonly label: Word;
  readonly kind: "text" | "choice" | "flag";
  readonly keys?: FieldKind;
  readonly needed?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: Word }[];
  /** A flag that is on in a new entry. */
  readonly first?: boolean;
}
export interface Book {
  readonly title: Word;
  readonly add: Word;
  readonly empty: Word;
  readonly hint?: Word;
  readonly icon: IconName;
  readonly note?: Word;
  readonly fields: readonly BookField[];
  /** The field that names an entry, and the one below it. */
  readonly name: string;
  readonly about?: string;
  /** One of the entries is in use: what the acts are called. */
  readonly uses?: { readonly start: Word; readonly stop: Word; readonly inUse: Word };
  /** Who has locked the phone must open it again to see them. */
  readonly locked?: boolean;
  /** At most so many entries. */
  readonly most: number;
}
const text = (id: string, label: Word, more: Partial<BookField> = {}): BookField => ({
  id,
  label,
  kind: "text",
  ...more,
});
const flag = (id: string, label: Word, first = true): BookField => ({ id, label, kind: "flag", first });
const options = <const V extends string, const L extends Word>(...pairs: readonly (readonly [V, L])[]) =>
  pairs.map(([value, label]) => ({ value, label }));

export const books: Readonly<Record<BookId, Book>> = {
  vpn: {
    title: "vpn",
    add: "addVpn",
    empty: "noVpn",
    hint: "noVpnHint",
    icon: "vpn",
    fields: [
      text("name", "name", { needed: true }),
      {
        id: "type",
        label: "vpnType",
        kind: "choice",
        options: options(["ikev2", "vpnIkev2"], ["l2tp", "vpnL2tp"], ["wireguard", "vpnWireguard"]),
      },
      text("server", "server", { needed: true }),
      text("user", "userName"),
      text("password", "password", { keys: "password" }),
    ],
    name: "name",
    about: "server",
    uses: { start: "connect", stop: "disconnect", inUse: "connectedState" },
    most: 12,
  },
  apn: {
    title: "apns",
    add: "addApn",
    empty: "noApns",
    icon: "data",
    fields: [
      text("name", "name", { needed: true }),
      text("apn", "apn", { needed: true }),
      text("proxy", "proxy"),
      text("port", "port", { keys: "number" }),
      text("user", "userName"),
      text("password", "password", { keys: "password" }),
    ],
    name: "name",
    about: "apn",
    uses: { start: "useApn", stop: "stopApn", inUse: "inUse" },
    most: 12,
  },
  contacts: {
    title: "emergencyContacts",
    add: "addEmergencyContact",
    empty: "noEmergencyContacts",
    hint: "noEmergencyContactsHint",
    icon: "emergency",
    note: "emergencyContactsNote",
    fields: [
      text("name", "name", { needed: true }),
      text("number", "phoneNumber", { keys: "phone", needed: true }),
      {
        id: "relation",
        label: "relation",
        kind: "choice",
        options: options(
          ["family", "relationFamily"],
          ["partner", "relationPartner"],
          ["friend", "relationFriend"],
          ["doctor", "relationDoctor"],
          ["other", "other"],
        ),
      },
    ],
    name: "name",
    about: "number",
    most: 8,
  },
  places: {
    title: "trustedPlaces",
    add: "addPlace",
    empty: "noPlaces",
    hint: "noPlacesHint",
    icon: "location",
    fields: [text("name", "name", { needed: true }), text("address", "address", { needed: true })],
    name: "name",
    about: "address",
    most: 8,
  },
  accounts: {
    title: "accountsList",
    add: "addAccount",
    empty: "noAccounts",
    icon: "account",
    fields: [
      text("name", "email", { keys: "email", needed: true }),
      {
        id: "type",
        label: "accountType",
        kind: "choice",
        options: options(["mail", "accountMail"], ["cloud", "accountCloud"], ["work", "accountWork"]),
      },
      text("owner", "ownerName"),
      flag("contacts", "syncContacts"),
      flag("calendar", "syncCalendar"),
      flag("mail", "syncMail"),
      flag("photos", "syncPhotos", false),
    ],
    name: "name",
    about: "owner",
    most: 10,
  },
  passwords: {
    title: "savedPasswords",
    add: "addPassword",
    empty: "noPasswords",
    hint: "noPasswordsHint",
    icon: "key",
    fields: [
      text("site", "site", { needed: true }),
      text("user", "userName", { needed: true }),
      text("password", "password", { keys: "password", needed: true }),
      text("note", "note"),
    ],
    name: "site",
    about: "user",
    locked: true,
    most: 100,
  },
  users: {
    title: "usersList",
    add: "addUser",
    empty: "noUsers",
    hint: "noUsersHint",
    icon: "users",
    fields: [
      text("name", "name", { needed: true }),
      {
        id: "type",
        label: "userType",
        kind: "choice",
        options: options(["adult", "userAdult"], ["child", "userChild"], ["guest", "userGuest"]),
      },
      flag("calls", "userCalls"),
    ],
    name: "name",
    most: 4,
  },
  printers: {
    title: "printers",
    add: "addPrinter",
    empty: "noPrinters",
    hint: "noPrintersHint",
    icon: "print",
    fields: [
      text("name", "name", { needed: true }),
      text("address", "ipAddress", { needed: true }),
      flag("color", "printColor"),
    ],
    name: "name",
    about: "address",
    uses: { start: "useDefault", stop: "stopDefault", inUse: "isDefault" },
    most: 12,
  },
  dictionary: {
    title: "dictionary",
    add: "addWord",
    empty: "noWords",
    hint: "noWordsHint",
    icon: "language",
    fields: [text("word", "word", { needed: true }), text("shortcut", "wordShortcut")],
    name: "word",
    about: "shortcut",
    most: 200,
  },
  feedback: {
    title: "feedback",
    add: "writeFeedback",
    empty: "noFeedback",
    hint: "noFeedbackHint",
    icon: "tips",
    fields: [
      {
        id: "topic",
        label: "topic",
        kind: "choice",
        options: options(["problem", "topicProblem"], ["idea", "topicIdea"], ["praise", "topicPraise"]),
      },
      text("text", "message", { needed: true }),
    ],
    name: "text",
    most: 50,
  },
};
/** What a new entry holds before the user writes. */
export const blank = (book: BookId): Record<string, string> =>
  Object.fromEntries(
    books[book].fields.map((f) => [
      f.id,
      f.kind === "choice" ? (f.options?.[0]?.value ?? "") : f.kind === "flag" && f.first === true ? "yes" : "",
    ]),
  );
/** Whether an entry is complete, and holds nothing that is not of its list. */
export const fitsBook = (book: BookId, values: Readonly<Record<string, string>>): boolean =>
  books[book].fields.every((f) => {
    const value = values[f.id] ?? "";
    if (f.kind === "choice") return f.options?.some((o) => o.value === value) === true;
    if (f.kind === "flag") return value === "" || value === "yes";
    return value.length <= 200 && (f.needed !== true || value.trim() !== "");
  });
