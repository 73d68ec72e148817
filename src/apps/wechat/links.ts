/** What features ask of each other about friends: who they are, who sees what, whether something may be told. */
import { titleOf } from "./features/groups/queries.ts";
import type { Prefs } from "./features/settings/prefs.ts";
import { me } from "./people.ts";
import type { State } from "./state.ts";

export const friendIds = (state: State): string[] =>
  Object.values(state.friends)
    .filter((f) => !f.blocked)
    .map((f) => f.id);
/** Whether a friend is shown what the owner posts. */
export const seesPostsOf = (state: State, person: string): boolean => {
  const friend = state.friends[person];
  return friend !== undefined && !friend.blocked && !friend.chatOnly && !friend.hideMine && !friend.lost;
};
/** Whether the owner is shown what a friend posts. */
export const showsPostsOf = (state: State, person: string): boolean => {
  const friend = state.friends[person];
  return friend !== undefined && !friend.chatOnly && !friend.hideTheirs;
};
/** A friend's tags, by their ids. */
export const tagsOf = (state: State, person: string): readonly string[] => state.friends[person]?.tags ?? [];
/** As the owner calls somebody, else as they call themselves. */
export const nameOf = (state: State, person: string): string =>
  state.friends[person]?.remark || state.people[person]?.nick || "";
export const ownName = (state: State): string => state.people[me]?.nick ?? "";

type Kind = "chats" | "friends" | "moments" | "pay" | "programs" | "steps";
const switchOf = {
  chats: "notifyChats",
  friends: "notifyFriends",
  moments: "notifyMoments",
  pay: "notifyPay",
  programs: "notifyPrograms",
  steps: "notifySteps",
} as const satisfies Record<Kind, keyof Prefs>;
/** Whether the owner is told of this kind of news. */
export const notifies = (state: State, kind: Kind): boolean => state.session.on && state.prefs[switchOf[kind]];
/** Groups that are the owner's, so that nobody else could close them. */
export const ownedGroups = (state: State): string[] =>
  Object.values(state.groups)
    .filter((g) => g.head === me)
    .map((g) => g.id);
/** Takes away people, chats and what was said. */
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
/** The article that a link within the app leads to; null for one of the web. */
export const favouriteArticle = (url: string): string | null => /^article:(.+)$/.exec(url)?.[1] ?? null;
/** What a chat is called: a person, or a group by its name. */
export const peerName = (state: State, peer: string): string =>
  state.groups[peer] ? titleOf(state, peer) : nameOf(state, peer);
