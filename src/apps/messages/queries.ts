/** Queries over conversations, for screens, commands, checks and oracles. */
import { namesText } from "#os/format.ts";
import type { Row } from "#os/providers.ts";
import type { OsState } from "#os/state.ts";
import { parseContentUri } from "#os/intents.ts";
import { isOnline } from "#os/network.ts";
import { addressKey, normalizeNumber, isPhoneNumber, sameAddress } from "#os/phone-numbers.ts";
import { dayMs } from "#state/civil.ts";
import { findCode, looksFraudulent } from "./codes.ts";
import type { Prefs } from "./prefs.ts";
import type { Message, Part, State, Thread } from "./state.ts";

export type Card = Row<"contacts">;
type Blocked = readonly Row<"blocked">[];
export const folders = ["all", "unread", "known", "unknown", "archived", "spam"] as const;
export type FolderName = (typeof folders)[number];
/** If the user lets codes expire, a message with a code is kept for this long, in milliseconds. */
export const codeLifeMs = dayMs;
/** The time after which the network reports a delivery, in milliseconds. */
export const deliveryReportMs = 3000;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const normalizeName = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
/**
 * Sorts messages oldest first. Messages with the same time are sorted by id, because ids are assigned in increasing
 * order.
 */
const compareByTime = (a: Message, b: Message): number =>
  a.at - b.at || a.id.length - b.id.length || compare(a.id, b.id);

/** Finds the owner's contacts for addresses. */
export class AddressBook {
  private readonly byKey = new Map<string, Card>();
  readonly cards: readonly Card[];
  constructor(cards: readonly Card[]) {
    this.cards = cards;
    for (const card of cards)
      for (const { number } of card.phones) {
        const key = addressKey(number);
        if (!this.byKey.has(key)) this.byKey.set(key, card);
      }
  }
  findCard(address: string): Card | undefined {
    return this.byKey.get(addressKey(address));
  }
  name(address: string): string {
    return this.findCard(address)?.name ?? address;
  }
  /**
   * Returns the first word of a name in Latin letters. Groups show this short name. Chinese names and numbers are
   * returned unchanged.
   */
  shortName(address: string): string {
    const name = this.name(address);
    return /\p{Script=Han}/u.test(name) || isPhoneNumber(name) ? name : (name.split(" ")[0] ?? name);
  }
  title(thread: Pick<Thread, "name" | "numbers">): string {
    if (thread.name !== "") return thread.name;
    if (thread.numbers.length === 1) return this.name(thread.numbers[0]!);
    const names = thread.numbers.map((n) => this.shortName(n));
    return namesText(names);
  }
  /**
   * Returns `from` if it is a number. Otherwise, returns the number of the contact with that name, or `from` itself if
   * there is no such contact.
   */
  resolveAddress(from: string, likely: (number: string) => boolean): string {
    if (isPhoneNumber(from)) return from.trim();
    const phones = this.cards.filter((c) => normalizeName(c.name) === normalizeName(from)).flatMap((c) => c.phones);
    const best = phones.find((p) => likely(p.number)) ?? phones.find((p) => p.label === "mobile") ?? phones[0];
    return best?.number ?? from.trim();
  }
}

export const messagesOf = (state: State, thread: string): Message[] =>
  Object.values(state.messages)
    .filter((m) => m.thread === thread)
    .toSorted(compareByTime);
/** Groups the messages by conversation. Each group is sorted oldest first. */
export function groupByThread(state: State): Map<string, Message[]> {
  const all = new Map<string, Message[]>();
  for (const m of Object.values(state.messages).toSorted(compareByTime)) {
    const list = all.get(m.thread);
    if (list) list.push(m);
    else all.set(m.thread, [m]);
  }
  return all;
}
/** Returns the message that the list shows for a conversation: the newest sent or received message. */
export const latestMessage = (list: readonly Message[]): Message | undefined =>
  list.findLast((m) => m.status !== "scheduled") ?? list.at(-1);
export const countUnread = (list: readonly Message[]): number => list.filter((m) => !m.read).length;

export const isGroup = (thread: Pick<Thread, "numbers">): boolean => thread.numbers.length > 1;
const numbersKey = (numbers: readonly string[]): string => [...new Set(numbers.map(addressKey))].toSorted().join(" ");
/** The conversation with exactly these numbers. */
export const findThreadByNumbers = (state: State, numbers: readonly string[]): Thread | undefined => {
  const key = numbersKey(numbers);
  return Object.values(state.threads)
    .filter((t) => numbersKey(t.numbers) === key)
    .toSorted((a, b) => compare(a.id, b.id))[0];
};
/** Finds the conversation of a screen: by its id, or else by its numbers. */
export const findThread = (
  state: State,
  at: { readonly thread: string | null; readonly numbers: readonly string[] },
): Thread | undefined =>
  at.thread !== null
    ? state.threads[at.thread]
    : at.numbers.length > 0
      ? findThreadByNumbers(state, at.numbers)
      : undefined;

export const isBlocked = (blocked: Blocked, number: string): boolean =>
  blocked.some((b) => sameAddress(b.number, number));
export function folderOf(thread: Thread, blocked: Blocked): "inbox" | "archived" | "spam" {
  if (thread.spam || thread.numbers.every((n) => isBlocked(blocked, n))) return "spam";
  return thread.archived ? "archived" : "inbox";
}
export interface Conversation {
  readonly thread: Thread;
  readonly latest: Message | undefined;
  readonly unread: number;
}
/** Lists the conversations: pinned conversations first, then the others, newest first. */
export function listConversations(
  state: State,
  names: AddressBook,
  blocked: Blocked,
  folder: FolderName,
): Conversation[] {
  const by = groupByThread(state);
  const fits = ({ thread, unread }: Conversation): boolean => {
    const place = folderOf(thread, blocked);
    if (folder === "archived" || folder === "spam") return place === folder;
    if (place !== "inbox") return false;
    if (folder === "unread") return unread > 0;
    const known = isGroup(thread) || thread.numbers.some((n) => names.findCard(n) !== undefined);
    return folder === "all" || known === (folder === "known");
  };
  return Object.values(state.threads)
    .map((thread) => {
      const list = by.get(thread.id) ?? [];
      return { thread, latest: latestMessage(list), unread: countUnread(list) };
    })
    .filter(fits)
    .toSorted(
      (a, b) =>
        Number(b.thread.pinned) - Number(a.thread.pinned) ||
        (b.latest?.at ?? 0) - (a.latest?.at ?? 0) ||
        compare(a.thread.id, b.thread.id),
    );
}
/** Finds conversations by name or number, and messages by text. Both lists are sorted newest first. */
export function search(state: State, names: AddressBook, query: string): { threads: Thread[]; messages: Message[] } {
  const q = normalizeName(query);
  const digits = normalizeNumber(query);
  const isDigits = digits.length > 1 && /^[0-9+*# ()-]+$/.test(q);
  const by = groupByThread(state);
  const newest = (t: Thread): number => latestMessage(by.get(t.id) ?? [])?.at ?? 0;
  return {
    threads: Object.values(state.threads)
      .filter(
        (t) =>
          normalizeName(names.title(t)).includes(q) ||
          t.numbers.some(
            (n) => normalizeName(names.name(n)).includes(q) || (isDigits && addressKey(n).includes(digits)),
          ),
      )
      .toSorted((a, b) => newest(b) - newest(a) || compare(a.id, b.id)),
    messages: Object.values(state.messages)
      .filter((m) => normalizeName(m.text).includes(q) || m.parts.some((p) => normalizeName(p.name).includes(q)))
      .toSorted((a, b) => compareByTime(b, a)),
  };
}
export const starredMessages = (state: State): Message[] =>
  Object.values(state.messages)
    .filter((m) => m.starred)
    .toSorted((a, b) => compareByTime(b, a));
/** Lists the files that were sent and received, newest first. */
export const exchangedFiles = (list: readonly Message[]): Extract<Part, { kind: "file" }>[] =>
  list.toReversed().flatMap((m) => m.parts.filter((p) => p.kind === "file"));

/**
 * Finds the phone numbers of contacts: all numbers of a contact whose name contains the query, and all numbers that
 * contain the query.
 */
export function suggestContacts(names: AddressBook, query: string): { card: Card; number: string; label: string }[] {
  const q = normalizeName(query);
  const digits = normalizeNumber(query);
  return names.cards
    .flatMap((card) => {
      const named = q === "" || normalizeName(card.name).includes(q) || normalizeName(card.sortKey).includes(q);
      return card.phones
        .filter((p) => named || (digits.length > 0 && normalizeNumber(p.number).includes(digits)))
        .map((p) => ({ card, number: p.number, label: p.label }));
    })
    .toSorted(
      (a, b) => compare(normalizeName(a.card.sortKey), normalizeName(b.card.sortKey)) || compare(a.card.id, b.card.id),
    );
}
/**
 * Lists the conversations that the user wrote in recently. The share sheet and the screen for a new conversation show
 * them.
 */
export function recentThreads(state: State, atMost: number): Thread[] {
  const by = groupByThread(state);
  const at = (t: Thread): number => latestMessage(by.get(t.id) ?? [])?.at ?? 0;
  return Object.values(state.threads)
    .filter((t) => !t.spam && !t.archived && (by.get(t.id) ?? []).some((m) => m.from === null))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || at(b) - at(a) || compare(a.id, b.id))
    .slice(0, atMost);
}
/** Returns whether the newest message is from a stranger and asks the user to open a link. */
export function isSuspicious(list: readonly Message[], thread: Thread, names: AddressBook): boolean {
  const last = list.findLast((m) => m.from !== null);
  return (
    last !== undefined &&
    !isGroup(thread) &&
    names.findCard(thread.numbers[0]!) === undefined &&
    looksFraudulent(last.text)
  );
}
export const isCode = (m: Message): boolean => m.from !== null && findCode(m.text) !== null;

const isMobile = (number: string): boolean => /^1[3-9]\d{9}$/.test(normalizeNumber(number));
/** Returns whether messages to these numbers are sent over data as network messages. */
export const goesOverData = (prefs: Prefs, os: OsState, numbers: readonly string[]): boolean =>
  prefs.networkMessages && numbers.length > 0 && numbers.every(isMobile) && isOnline(os);
/** Returns why no SMS can be sent now, or null if an SMS can be sent. */
export function whyUnreachable(os: OsState, sim: string | null): "airplane" | "no-sim" | "no-network" | null {
  if (os.settings.network.airplane) return "airplane";
  const on = Object.entries(os.sims).filter(([, s]) => s.on);
  if (on.length === 0 || (sim !== null && os.sims[sim]?.on === false)) return "no-sim";
  return os.outage ? "no-network" : null;
}
/** Converts picked or shared URIs into message parts. */
export function partsFromUris(uris: readonly string[], os: OsState, cards: readonly Card[]): Part[] {
  return uris.slice(0, 10).flatMap((uri): Part[] => {
    const at = parseContentUri(uri);
    if (at?.authority === "files") {
      const file = os.files[at.id];
      return file?.type === "file" ? [{ kind: "file", file: file.id, name: file.name, mime: file.mime }] : [];
    }
    if (at?.authority !== "contacts") return [];
    const card = cards.find((c) => c.id === at.id);
    return card
      ? [{ kind: "contact", contact: card.id, name: card.name, number: card.phones[0]?.number ?? card.emails[0] ?? "" }]
      : [];
  });
}

/** Lists the due commands, which send scheduled messages, report deliveries and delete old codes. */
export function duesOf(state: State): { at: number; command: string; args: { id: string } }[] {
  const list = Object.values(state.messages);
  return list.flatMap((m) => [
    ...(m.due === null ? [] : [{ at: m.due, command: "fallDue", args: { id: m.id } }]),
    ...(state.prefs.dropCodes && !m.starred && isCode(m)
      ? [{ at: m.at + codeLifeMs, command: "dropCode", args: { id: m.id } }]
      : []),
  ]);
}
