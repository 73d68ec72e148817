/** How conversations are read: shared by screens, commands, checks and oracles. */
import { namesText } from "../../os/format.ts";
import type { Row } from "../../os/providers.ts";
import type { OsState } from "../../os/state.ts";
import { contentOf } from "../../os/intents.ts";
import { online } from "../../os/network.ts";
import { addressKey, digitsOf, isNumber, sameAddress } from "../../os/numbers.ts";
import { dayMs } from "../../state/civil.ts";
import { codeOf, looksFraudulent } from "./codes.ts";
import type { Prefs } from "./prefs.ts";
import type { Message, Part, State, Thread } from "./state.ts";

export type Card = Row<"contacts">;
type Blocked = readonly Row<"blocked">[];
export const folders = ["all", "unread", "known", "unknown", "archived", "spam"] as const;
export type FolderName = (typeof folders)[number];
/** How long a code is kept where the user wants codes to go. */
export const codeLifeMs = dayMs;
/** How long the network takes to report that a message has arrived. */
export const reportMs = 3000;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
/** Oldest first; of one moment, as they were made: ids count upwards. */
const inTime = (a: Message, b: Message): number => a.at - b.at || a.id.length - b.id.length || compare(a.id, b.id);

/** Who is behind an address, as far as the contacts tell. */
export class Names {
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
  card(address: string): Card | undefined {
    return this.byKey.get(addressKey(address));
  }
  name(address: string): string {
    return this.card(address)?.name ?? address;
  }
  /** The first word of a name, where names have one: for groups. */
  short(address: string): string {
    const name = this.name(address);
    return /\p{Script=Han}/u.test(name) || isNumber(name) ? name : (name.split(" ")[0] ?? name);
  }
  title(thread: Pick<Thread, "name" | "numbers">): string {
    if (thread.name !== "") return thread.name;
    if (thread.numbers.length === 1) return this.name(thread.numbers[0]!);
    const names = thread.numbers.map((n) => this.short(n));
    return namesText(names);
  }
  /** The number meant by a sender: its own, or that of the contact of this name. */
  address(from: string, likely: (number: string) => boolean): string {
    if (isNumber(from)) return from.trim();
    const phones = this.cards.filter((c) => plain(c.name) === plain(from)).flatMap((c) => c.phones);
    const best = phones.find((p) => likely(p.number)) ?? phones.find((p) => p.label === "mobile") ?? phones[0];
    return best?.number ?? from.trim();
  }
}

export const messagesOf = (state: State, thread: string): Message[] =>
  Object.values(state.messages)
    .filter((m) => m.thread === thread)
    .toSorted(inTime);
/** Messages of all conversations, each list oldest first. */
export function byThread(state: State): Map<string, Message[]> {
  const all = new Map<string, Message[]>();
  for (const m of Object.values(state.messages).toSorted(inTime)) {
    const list = all.get(m.thread);
    if (list) list.push(m);
    else all.set(m.thread, [m]);
  }
  return all;
}
/** The one that stands for a conversation in the list: the newest that has gone or come. */
export const latestOf = (list: readonly Message[]): Message | undefined =>
  list.findLast((m) => m.status !== "scheduled") ?? list.at(-1);
export const unreadIn = (list: readonly Message[]): number => list.filter((m) => !m.read).length;

export const isGroup = (thread: Pick<Thread, "numbers">): boolean => thread.numbers.length > 1;
const keyOf = (numbers: readonly string[]): string => [...new Set(numbers.map(addressKey))].toSorted().join(" ");
/** The conversation with exactly these. */
export const threadWith = (state: State, numbers: readonly string[]): Thread | undefined => {
  const key = keyOf(numbers);
  return Object.values(state.threads)
    .filter((t) => keyOf(t.numbers) === key)
    .toSorted((a, b) => compare(a.id, b.id))[0];
};
/** What a screen is about: a conversation by its id, or the one with these numbers once there is one. */
export const threadAt = (
  state: State,
  at: { readonly thread: string | null; readonly numbers: readonly string[] },
): Thread | undefined =>
  at.thread !== null ? state.threads[at.thread] : at.numbers.length > 0 ? threadWith(state, at.numbers) : undefined;

export const isBlocked = (blocked: Blocked, number: string): boolean =>
  blocked.some((b) => sameAddress(b.number, number));
export function folderOf(thread: Thread, blocked: Blocked): "inbox" | "archived" | "spam" {
  if (thread.spam || thread.numbers.every((n) => isBlocked(blocked, n))) return "spam";
  return thread.archived ? "archived" : "inbox";
}
export interface Line {
  readonly thread: Thread;
  readonly latest: Message | undefined;
  readonly unread: number;
}
/** The list of conversations: pinned first, then the newest. */
export function listed(state: State, names: Names, blocked: Blocked, folder: FolderName): Line[] {
  const by = byThread(state);
  const fits = ({ thread, unread }: Line): boolean => {
    const place = folderOf(thread, blocked);
    if (folder === "archived" || folder === "spam") return place === folder;
    if (place !== "inbox") return false;
    if (folder === "unread") return unread > 0;
    const known = isGroup(thread) || thread.numbers.some((n) => names.card(n) !== undefined);
    return folder === "all" || known === (folder === "known");
  };
  return Object.values(state.threads)
    .map((thread) => {
      const list = by.get(thread.id) ?? [];
      return { thread, latest: latestOf(list), unread: unreadIn(list) };
    })
    .filter(fits)
    .toSorted(
      (a, b) =>
        Number(b.thread.pinned) - Number(a.thread.pinned) ||
        (b.latest?.at ?? 0) - (a.latest?.at ?? 0) ||
        compare(a.thread.id, b.thread.id),
    );
}
/** Conversations with somebody of this name or number, and messages that say it, newest first. */
export function search(state: State, names: Names, query: string): { threads: Thread[]; messages: Message[] } {
  const q = plain(query);
  const digits = digitsOf(query);
  const isDigits = digits.length > 1 && /^[0-9+*# ()-]+$/.test(q);
  const by = byThread(state);
  const newest = (t: Thread): number => latestOf(by.get(t.id) ?? [])?.at ?? 0;
  return {
    threads: Object.values(state.threads)
      .filter(
        (t) =>
          plain(names.title(t)).includes(q) ||
          t.numbers.some((n) => plain(names.name(n)).includes(q) || (isDigits && addressKey(n).includes(digits))),
      )
      .toSorted((a, b) => newest(b) - newest(a) || compare(a.id, b.id)),
    messages: Object.values(state.messages)
      .filter((m) => plain(m.text).includes(q) || m.parts.some((p) => plain(p.name).includes(q)))
      .toSorted((a, b) => inTime(b, a)),
  };
}
export const starredOf = (state: State): Message[] =>
  Object.values(state.messages)
    .filter((m) => m.starred)
    .toSorted((a, b) => inTime(b, a));
/** Files that were exchanged, newest first. */
export const filesIn = (list: readonly Message[]): Extract<Part, { kind: "file" }>[] =>
  list.toReversed().flatMap((m) => m.parts.filter((p) => p.kind === "file"));

/** Whom one may write to: contacts with a number whose name or number has what was typed. */
export function suggestions(names: Names, query: string): { card: Card; number: string; label: string }[] {
  const q = plain(query);
  const digits = digitsOf(query);
  return names.cards
    .flatMap((card) => {
      const named = q === "" || plain(card.name).includes(q) || plain(card.sortKey).includes(q);
      return card.phones
        .filter((p) => named || (digits.length > 0 && digitsOf(p.number).includes(digits)))
        .map((p) => ({ card, number: p.number, label: p.label }));
    })
    .toSorted((a, b) => compare(plain(a.card.sortKey), plain(b.card.sortKey)) || compare(a.card.id, b.card.id));
}
/** Those to whom the user has written of late, for the share sheet and for a new conversation. */
export function recentThreads(state: State, atMost: number): Thread[] {
  const by = byThread(state);
  const at = (t: Thread): number => latestOf(by.get(t.id) ?? [])?.at ?? 0;
  return Object.values(state.threads)
    .filter((t) => !t.spam && !t.archived && (by.get(t.id) ?? []).some((m) => m.from === null))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || at(b) - at(a) || compare(a.id, b.id))
    .slice(0, atMost);
}
/** Whether the newest message is from a stranger who wants a link to be opened. */
export function suspicious(list: readonly Message[], thread: Thread, names: Names): boolean {
  const last = list.findLast((m) => m.from !== null);
  return (
    last !== undefined && !isGroup(thread) && names.card(thread.numbers[0]!) === undefined && looksFraudulent(last.text)
  );
}
export const isCode = (m: Message): boolean => m.from !== null && codeOf(m.text) !== null;

const isMobile = (number: string): boolean => /^1[3-9]\d{9}$/.test(digitsOf(number));
/** Whether what goes to these, or comes from them, is a network message. */
export const goesOverData = (prefs: Prefs, os: OsState, numbers: readonly string[]): boolean =>
  prefs.networkMessages && numbers.length > 0 && numbers.every(isMobile) && online(os);
/** Why no SMS can be sent now, or null. */
export function unreachable(os: OsState, sim: string | null): "airplane" | "no-sim" | "no-network" | null {
  if (os.settings.network.airplane) return "airplane";
  const on = Object.entries(os.sims).filter(([, s]) => s.on);
  if (on.length === 0 || (sim !== null && os.sims[sim]?.on === false)) return "no-sim";
  return os.outage ? "no-network" : null;
}
/** What was picked or shared, as parts of a message. */
export function partsOf(uris: readonly string[], os: OsState, cards: readonly Card[]): Part[] {
  return uris.slice(0, 10).flatMap((uri): Part[] => {
    const at = contentOf(uri);
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

/** What happens by itself: scheduled messages go, deliveries are reported, old codes vanish. */
export function duesOf(state: State): { at: number; command: string; args: { id: string } }[] {
  const list = Object.values(state.messages);
  return list.flatMap((m) => [
    ...(m.due === null ? [] : [{ at: m.due, command: "fallDue", args: { id: m.id } }]),
    ...(state.prefs.dropCodes && !m.starred && isCode(m)
      ? [{ at: m.at + codeLifeMs, command: "dropCode", args: { id: m.id } }]
      : []),
  ]);
}
