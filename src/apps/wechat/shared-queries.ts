/** Queries that several features share: names of friends, visibility of posts, whether notifications are on. */
import { chatTitle } from "./features/groups/queries.ts";
import type { Prefs } from "./features/settings/prefs.ts";
import { me } from "./people.ts";
import type { State } from "./state.ts";

export const friendIds = (state: State): string[] =>
  Object.values(state.friends)
    .filter((f) => !f.blocked)
    .map((f) => f.id);
/** Tells whether a friend sees the owner's posts. */
export const canSeeOwnPosts = (state: State, person: string): boolean => {
  const friend = state.friends[person];
  return friend !== undefined && !friend.blocked && !friend.chatOnly && !friend.hideMine && !friend.lost;
};
/** Tells whether the owner sees a friend's posts. */
export const areFriendPostsShown = (state: State, person: string): boolean => {
  const friend = state.friends[person];
  return friend !== undefined && !friend.chatOnly && !friend.hideTheirs;
};
/** A friend's tag ids. */
export const friendTags = (state: State, person: string): readonly string[] => state.friends[person]?.tags ?? [];
/** The owner's remark for a person, else the person's own name. */
export const nameOf = (state: State, person: string): string =>
  state.friends[person]?.remark || state.people[person]?.nick || "";
export const ownName = (state: State): string => state.people[me]?.nick ?? "";

type NotificationKind = "chats" | "friends" | "moments" | "pay" | "programs" | "steps";
const prefByKind = {
  chats: "notifyChats",
  friends: "notifyFriends",
  moments: "notifyMoments",
  pay: "notifyPay",
  programs: "notifyPrograms",
  steps: "notifySteps",
} as const satisfies Record<NotificationKind, keyof Prefs>;
/** Tells whether the owner receives notifications of this kind. */
export const mayNotify = (state: State, kind: NotificationKind): boolean =>
  state.session.on && state.prefs[prefByKind[kind]];
/** Groups whose head is the owner; nobody else can close them. */
export const ownedGroups = (state: State): string[] =>
  Object.values(state.groups)
    .filter((g) => g.head === me)
    .map((g) => g.id);
/** Deletes all people except the owner, all chats and their messages. */
export function wipeChats(state: State): void {
  Object.assign(state, {
    chats: {},
    messages: {},
    friends: {},
    tags: {},
    requests: {},
    groups: {},
    joins: {},
    coming: {},
    packets: {},
    transfers: {},
  });
  state.people = Object.fromEntries(
    Object.values(state.people)
      .filter((p) => p.id === me)
      .map((p) => [p.id, p]),
  );
}
/** The article id of a link within the app; null for a web link. */
export const articleIdFromUrl = (url: string): string | null => /^article:(.+)$/.exec(url)?.[1] ?? null;
/** The title of a chat: a person's or a group's name. */
export const peerName = (state: State, peer: string): string =>
  state.groups[peer] ? chatTitle(state, peer) : nameOf(state, peer);
