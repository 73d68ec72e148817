/** Queries for screens, checks and oracles. */
import type { OsState } from "#os/state.ts";
import { normalizeNumber, isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { dayMs } from "#state/civil.ts";
import { hasBoth, isHan, isLastFirst, nameOf } from "./names.ts";
import { toKeypadDigits } from "./numbers.ts";
import { answerMs, delayMs, keepDays } from "./features/settings/prefs.ts";
import type { Contact, Label } from "./features/cards/state.ts";
import { type Call } from "./features/calls/state.ts";
import { type Group } from "./features/groups/state.ts";
import { type State } from "./state.ts";
import { type Voicemail } from "./features/voicemail/state.ts";

/** The time until an outgoing call is answered. */
export const connectMs = 3000;
/** The time for which an unanswered call rings. */
export const ringMs = 30_000;

const normalizeText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { id: string }, b: { id: string }): number => compare(a.id, b.id);
const initialsOf = (c: Contact): string =>
  normalizeText(c.sortKey)
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join("");

type Sort = State["prefs"]["sort"];
/**
 * Returns the sort key of a contact: the name by which the list is sorted, then the other name. A company has only one
 * name.
 */
export function sortKeyOf(contact: Contact, sort: Sort): string {
  const words = normalizeText(contact.sortKey).split(/\s+/);
  if (!hasBoth(contact)) return words.join(" ");
  const lastFirst = isLastFirst(contact);
  // The sort key of a Chinese name has one word per character.
  const before = lastFirst ? [...contact.last].length : words.length - contact.last.trim().split(/\s+/).length;
  const isSo = (sort === "last") === lastFirst;
  return (isSo ? words : [...words.slice(before), ...words.slice(0, before)]).join(" ");
}
/** Returns the letter of the section in which a contact is listed: A to Z, or #. */
export function letterOf(contact: Contact, sort: Sort): string {
  const first = sortKeyOf(contact, sort).charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : "#";
}
/** Whether a name, its spelling in Latin letters, a company or a number contains the query. */
export function matches(contact: Contact, query: string): boolean {
  const q = normalizeText(query);
  if (q === "") return true;
  const digits = normalizeNumber(query);
  const key = normalizeText(contact.sortKey);
  return (
    [nameOf(contact), contact.company, ...contact.emails].some((text) => normalizeText(text).includes(q)) ||
    normalizeText(`${contact.last} ${contact.first}`).includes(q.replaceAll(",", "")) ||
    key.includes(q) ||
    key.replaceAll(" ", "").includes(q) ||
    (isHan(nameOf(contact)) && initialsOf(contact).startsWith(q)) ||
    (digits !== "" &&
      /^[0-9+*# ()-]+$/.test(q) &&
      contact.phones.some((p) => normalizeNumber(p.number).includes(digits)))
  );
}
/** Returns all contacts except the owner, in the order of the contact list. */
export function sortedContacts(state: State): Contact[] {
  const keyed = Object.values(state.contacts)
    .filter((c) => c.id !== state.me)
    .map((contact) => ({
      contact,
      letter: letterOf(contact, state.prefs.sort),
      key: sortKeyOf(contact, state.prefs.sort),
    }));
  return keyed
    .toSorted(
      (a, b) =>
        Number(a.letter === "#") - Number(b.letter === "#") ||
        compare(a.key, b.key) ||
        compare(nameOf(a.contact), nameOf(b.contact)) ||
        byId(a.contact, b.contact),
    )
    .map((k) => k.contact);
}
/** Returns the contacts of the list that match the query. */
export const listContacts = (state: State, query: string): Contact[] =>
  sortedContacts(state).filter((c) => (!state.prefs.onlyWithNumbers || c.phones.length > 0) && matches(c, query));
export const favourites = (state: State): Contact[] => sortedContacts(state).filter((c) => c.starred);

export const findByName = (state: State, name: string): Contact | undefined =>
  sortedContacts(state).find((c) => nameOf(c) === name);
export const findAllByName = (state: State, name: string): Contact[] =>
  sortedContacts(state).filter((c) => normalizeText(nameOf(c)) === normalizeText(name));
export const findByNumber = (state: State, number: string): Contact | undefined =>
  sortedContacts(state).find((c) => c.phones.some((p) => sameNumber(p.number, number)));
/** Returns the label of a contact's number. */
export const findLabel = (contact: Contact | undefined, number: string): Label | null =>
  contact?.phones.find((p) => sameNumber(p.number, number))?.label ?? null;
/** Returns the name of a contact, or an empty text if the contact does not exist. */
export const findName = (state: State, id: string): string => {
  const contact = state.contacts[id];
  return contact ? nameOf(contact) : "";
};
/** Returns the name of the contact that has a number, or the number itself if there is no such contact. */
export const callerName = (state: State, number: string): string => {
  const contact = findByNumber(state, number);
  return contact ? nameOf(contact) : number;
};

export const groupsOf = (state: State): Group[] => state.groupOrder.flatMap((id) => state.groups[id] ?? []);
export const membersOf = (state: State, group: string): Contact[] =>
  sortedContacts(state).filter((c) => c.groups.includes(group));
export const findGroup = (state: State, name: string): Group | undefined =>
  groupsOf(state).find((g) => g.name === name);

export const isBlocked = (state: State, number: string): boolean => state.blocked.some((b) => sameNumber(b, number));
export const isContactBlocked = (state: State, contact: Contact): boolean =>
  contact.phones.some((p) => isBlocked(state, p.number));

/** Returns the calls, newest first. */
export const callLog = (state: State, filter: "all" | "missed" = "all"): Call[] =>
  Object.values(state.calls)
    .filter((c) => filter === "all" || c.kind === "missed")
    .toSorted((a, b) => b.at - a.at || byId(a, b));
export const callsWith = (state: State, contact: Contact): Call[] =>
  callLog(state).filter((c) => contact.phones.some((p) => sameNumber(p.number, c.number)));
export const callsOfNumber = (state: State, number: string): Call[] =>
  callLog(state).filter((c) => sameNumber(c.number, number));
export const lastDialled = (state: State): string => callLog(state).find((c) => c.kind === "outgoing")?.number ?? "";
/** Returns the time for which both sides have been connected. */
export const talkTimeMs = (talk: NonNullable<State["talk"]>, now: number): number =>
  talk.connectsAt === null ? 0 : Math.max(0, now - talk.connectsAt);
export const isConnected = (talk: NonNullable<State["talk"]>, now: number): boolean =>
  talk.connectsAt !== null && now >= talk.connectsAt;

/** Returns the contacts that match the digits on the keypad, by a number or by the letters of a name. */
export function suggestions(state: State, typed: string, atMost: number): { contact: Contact; number: string }[] {
  const digits = normalizeNumber(typed);
  if (digits === "") return [];
  return sortedContacts(state)
    .flatMap((contact) => {
      const hit = contact.phones.find((p) => normalizeNumber(p.number).includes(digits));
      if (hit) return [{ contact, number: hit.number }];
      const words = normalizeText(contact.sortKey).split(/\s+/);
      const spelled =
        words.some((_, i) => toKeypadDigits(words.slice(i).join("")).startsWith(digits)) ||
        (isHan(nameOf(contact)) && toKeypadDigits(initialsOf(contact)).startsWith(digits));
      const first = contact.phones[0];
      return spelled && first ? [{ contact, number: first.number }] : [];
    })
    .slice(0, atMost);
}

export interface Duplicate {
  readonly key: string;
  /**
   * The contact to keep: the contact with more data. If both have the same amount of data, the contact that comes first
   * in the list.
   */
  readonly keep: Contact;
  readonly drop: Contact;
  readonly reason: "name" | "number";
}
const fullness = (c: Contact): number =>
  c.phones.length +
  c.emails.length +
  [c.company, c.title, c.address, c.note, c.birthday ?? ""].filter((x) => x !== "").length;
/** Returns pairs of contacts that may be the same person, because they share a number or a name. */
export function duplicates(state: State): Duplicate[] {
  const all = sortedContacts(state);
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b): Duplicate[] => {
      const number = a.phones.some((x) => b.phones.some((y) => sameNumber(x.number, y.number)));
      const name = normalizeText(nameOf(a)) === normalizeText(nameOf(b));
      if (!number && !name) return [];
      const [keep, drop] = fullness(b) > fullness(a) ? [b, a] : [a, b];
      return [{ key: `${keep.id}+${drop.id}`, keep, drop, reason: number ? "number" : "name" }];
    }),
  );
}

/** Returns the name in the user's preferred format. */
export const displayName = (contact: Contact, format: State["prefs"]["nameFormat"]): string =>
  format === "firstFirst" || !hasBoth(contact) || isLastFirst(contact)
    ? nameOf(contact)
    : `${contact.last}, ${contact.first}`;
export const isSpam = (state: State, number: string): boolean => state.spam.some((s) => sameNumber(s, number));
/** Whether the phone stays silent when this number calls. */
export function isCallBlocked(state: State, number: string): boolean {
  const { blockStrangers, blockHidden, spamFilter } = state.prefs;
  if (!isPhoneNumber(number)) return blockHidden;
  if (isBlocked(state, number) || (spamFilter && isSpam(state, number))) return true;
  return blockStrangers && findByNumber(state, number) === undefined;
}
/** Whether calls with this number are recorded automatically. */
export function isRecorded(state: State, number: string): boolean {
  const contact = findByNumber(state, number);
  return contact ? state.prefs.recordChosen && state.recorded.includes(contact.id) : state.prefs.recordStrangers;
}
/** Whether the phone lies face down. A setting can silence the phone while it lies face down. */
export const isFaceDown = (os: OsState): boolean => Math.abs(os.sensors.pitchDeg) >= 150;
export const toneOf = (state: State, contact: Contact | undefined, os: OsState): State["tones"][string] =>
  (contact && state.tones[contact.id]) ?? os.settings.sound.ringtone;

/** Returns the voicemails, newest first. */
export const voicemailsOf = (state: State): Voicemail[] =>
  Object.values(state.voicemails).toSorted((a, b) => b.at - a.at || byId(a, b));
/** Returns the current position in a voicemail. */
export const playedMs = (state: State, voicemail: Voicemail, now: number): number =>
  state.playing?.id === voicemail.id
    ? Math.min(voicemail.durationMs, state.playing.fromMs + Math.max(0, now - state.playing.since))
    : 0;

/**
 * Lists the scheduled commands. They answer a ringing call or stop its ringing, end the playing of a voicemail, and
 * delete old calls.
 */
export function duesOf(state: State): { at: number; command: string; args: {} }[] {
  const { talk, playing, prefs } = state;
  const out: { at: number; command: string; args: {} }[] = [];
  if (talk && talk.connectsAt === null) {
    const wait = answerMs[prefs.autoAnswer];
    const end = prefs.forwardUnanswered === "" ? ringMs : delayMs[prefs.forwardDelay];
    if (wait > 0 && wait < end) out.push({ at: talk.startedAt + wait, command: "answer", args: {} });
    else out.push({ at: talk.startedAt + end, command: "miss", args: {} });
  }
  const voicemail = playing && state.voicemails[playing.id];
  if (playing && voicemail)
    out.push({ at: playing.since + voicemail.durationMs - playing.fromMs, command: "stopVoicemail", args: {} });
  const days = keepDays[prefs.retention];
  const oldest = days > 0 ? callLog(state).at(-1) : undefined;
  if (oldest) out.push({ at: oldest.at + days * dayMs, command: "forgetCalls", args: {} });
  return out;
}
