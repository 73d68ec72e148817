/**
 * The lists that the user edits, with the fields of their entries and the actions on these entries. All lists use the
 * same list screen and the same form.
 */
import type { FieldKind } from "#os/state-schemas.ts";
import type { RecordListId, IconName } from "../../ids.ts";
import type { TextKey } from "../../strings.ts";

export interface RecordField {
  readonly id: string;
  readonly label: TextKey;
  readonly kind: "text" | "choice" | "flag";
  readonly keys?: FieldKind;
  readonly required?: boolean;
  readonly options?: readonly { readonly value: string; readonly label: TextKey }[];
  /** Whether this flag is on in a new entry. */
  readonly first?: boolean;
}
export interface RecordList {
  readonly title: TextKey;
  readonly add: TextKey;
  readonly empty: TextKey;
  readonly hint?: TextKey;
  readonly icon: IconName;
  readonly note?: TextKey;
  readonly fields: readonly RecordField[];
  /** The field that contains an entry's name, and the field that is shown below the name. */
  readonly name: string;
  readonly subtitleField?: string;
  /** The texts of the actions, in lists where one entry can be in use. */
  readonly useTexts?: { readonly start: TextKey; readonly stop: TextKey; readonly inUse: TextKey };
  /** Whether the user must enter the secret of the screen lock (if the phone has one) to see the entries. */
  readonly locked?: boolean;
  /** The maximum number of entries. */
  readonly maxEntries: number;
}
const text = (id: string, label: TextKey, more: Partial<RecordField> = {}): RecordField => ({
  id,
  label,
  kind: "text",
  ...more,
});
const flag = (id: string, label: TextKey, first = true): RecordField => ({ id, label, kind: "flag", first });
const options = <const V extends string, const L extends TextKey>(...pairs: readonly (readonly [V, L])[]) =>
  pairs.map(([value, label]) => ({ value, label }));

export const recordLists: Readonly<Record<RecordListId, RecordList>> = {
  vpn: {
    title: "vpn",
    add: "addVpn",
    empty: "noVpn",
    hint: "noVpnHint",
    icon: "vpn",
    fields: [
      text("name", "name", { required: true }),
      {
        id: "type",
        label: "vpnType",
        kind: "choice",
        options: options(["ikev2", "vpnIkev2"], ["l2tp", "vpnL2tp"], ["wireguard", "vpnWireguard"]),
      },
      text("server", "server", { required: true }),
      text("user", "userName"),
      text("password", "password", { keys: "password" }),
    ],
    name: "name",
    subtitleField: "server",
    useTexts: { start: "connect", stop: "disconnect", inUse: "connectedState" },
    maxEntries: 12,
  },
  apn: {
    title: "apns",
    add: "addApn",
    empty: "noApns",
    icon: "data",
    fields: [
      text("name", "name", { required: true }),
      text("apn", "apn", { required: true }),
      text("proxy", "proxy"),
      text("port", "port", { keys: "number" }),
      text("user", "userName"),
      text("password", "password", { keys: "password" }),
    ],
    name: "name",
    subtitleField: "apn",
    useTexts: { start: "useApn", stop: "stopApn", inUse: "inUse" },
    maxEntries: 12,
  },
  contacts: {
    title: "emergencyContacts",
    add: "addEmergencyContact",
    empty: "noEmergencyContacts",
    hint: "noEmergencyContactsHint",
    icon: "emergency",
    note: "emergencyContactsNote",
    fields: [
      text("name", "name", { required: true }),
      text("number", "phoneNumber", { keys: "phone", required: true }),
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
    subtitleField: "number",
    maxEntries: 8,
  },
  places: {
    title: "trustedPlaces",
    add: "addPlace",
    empty: "noPlaces",
    hint: "noPlacesHint",
    icon: "location",
    fields: [text("name", "name", { required: true }), text("address", "address", { required: true })],
    name: "name",
    subtitleField: "address",
    maxEntries: 8,
  },
  accounts: {
    title: "accountsList",
    add: "addAccount",
    empty: "noAccounts",
    icon: "account",
    fields: [
      text("name", "email", { keys: "email", required: true }),
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
    subtitleField: "owner",
    maxEntries: 10,
  },
  passwords: {
    title: "savedPasswords",
    add: "addPassword",
    empty: "noPasswords",
    hint: "noPasswordsHint",
    icon: "key",
    fields: [
      text("site", "site", { required: true }),
      text("user", "userName", { required: true }),
      text("password", "password", { keys: "password", required: true }),
      text("note", "note"),
    ],
    name: "site",
    subtitleField: "user",
    locked: true,
    maxEntries: 100,
  },
  users: {
    title: "usersList",
    add: "addUser",
    empty: "noUsers",
    hint: "noUsersHint",
    icon: "users",
    fields: [
      text("name", "name", { required: true }),
      {
        id: "type",
        label: "userType",
        kind: "choice",
        options: options(["adult", "userAdult"], ["child", "userChild"], ["guest", "userGuest"]),
      },
      flag("calls", "userCalls"),
    ],
    name: "name",
    maxEntries: 4,
  },
  printers: {
    title: "printers",
    add: "addPrinter",
    empty: "noPrinters",
    hint: "noPrintersHint",
    icon: "print",
    fields: [
      text("name", "name", { required: true }),
      text("address", "ipAddress", { required: true }),
      flag("color", "printColor"),
    ],
    name: "name",
    subtitleField: "address",
    useTexts: { start: "useDefault", stop: "stopDefault", inUse: "isDefault" },
    maxEntries: 12,
  },
  dictionary: {
    title: "dictionary",
    add: "addWord",
    empty: "noWords",
    hint: "noWordsHint",
    icon: "language",
    fields: [text("word", "word", { required: true }), text("shortcut", "wordShortcut")],
    name: "word",
    subtitleField: "shortcut",
    maxEntries: 200,
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
      text("text", "message", { required: true }),
    ],
    name: "text",
    maxEntries: 50,
  },
};
/** The values of a new entry. */
export const emptyRecord = (book: RecordListId): Record<string, string> =>
  Object.fromEntries(
    recordLists[book].fields.map((f) => [
      f.id,
      f.kind === "choice" ? (f.options?.[0]?.value ?? "") : f.kind === "flag" && f.first === true ? "yes" : "",
    ]),
  );
/** Returns whether an entry is complete and contains only fields of its own list. */
export const isValidRecord = (book: RecordListId, values: Readonly<Record<string, string>>): boolean =>
  recordLists[book].fields.every((f) => {
    const value = values[f.id] ?? "";
    if (f.kind === "choice") return f.options?.some((o) => o.value === value) === true;
    if (f.kind === "flag") return value === "" || value === "yes";
    return value.length <= 200 && (f.required !== true || value.trim() !== "");
  });
