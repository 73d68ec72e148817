/** Queries that more than one feature uses: names of friends, visibility of posts, whether notifications are on. */
import { chatTitle } from "./features/groups/queries.ts";
import type { Prefs } from "./features/settings/prefs.ts";
import { me } from "./people.ts";
import type { State } from "./state.ts";

export const friendIds = (state: State): string[] =>
  Object.values(state.friends)
    .filter((f) => !f.blocked)
    .map((f) => f.id);
/** Returns whether a friend can see the owner's posts. */
export const canSeeOwnPosts = (state: State, person: string): boolean => {
  const friend = state.friends[person];
  return friend !== undefined && !friend.blocked && !friend.chatOnly && !friend.hideMine && !friend.lost;
};
/** Returns whether the owner can see a friend's posts. */
export const areFriendPostsShown = (state: State, person: string): boolean => {
  const friend = state.friends[person];
  return friend !== undefined && !friend.chatOnly && !friend.hideTheirs;
};
/** A friend's tag ids. */
export const friendTags = (state: State, person: string): readonly string[] => state.friends[person]?.tags ?? [];
/** Returns the owner's remark for a person, or else the person's own name. */
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
/** Returns the groups whose head is the owner. Only the owner can close these groups. */
export const ownedGroups = (state: State): string[] =>
  Object.values(state.groups)
    .filter((g) => g.head === me)
    .map((g) => g.id);
/** Deletes all people except the owner, all chats, and all messages in these chats. */
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
/** Returns the article id in a link within the app, or null if the link leads to the web. */
export const articleIdFromUrl = (url: string): string | null => /^article:(.+)$/.exec(url)?.[1] ?? null;
/** The title of a chat: a person's or a group's name. */
export const peerName = (state: State, peer: string): string =>
  state.groups[peer] ? chatTitle(state, peer) : nameOf(state, peer);
