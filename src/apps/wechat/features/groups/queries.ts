/** Queries over groups from the owner's point of view. */
import { namesText } from "#os/format.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import { listFriends, nameOrId, hashText } from "../contacts/queries.ts";
import type { Group, JoinRequest } from "./state.ts";

/** The maximum number of names in the title of a group that has no name. */
const maxTitleNames = 3;
/** Returns the title of a chat: the person's name, the group's name, or the names of the group's first members. */
export function chatTitle(state: State, peer: string): string {
  const group = state.groups[peer];
  if (!group) return nameOrId(state, peer);
  if (group.name !== "") return group.name;
  const names = group.members.filter((id) => id !== me).map((id) => nameOrId(state, id));
  return namesText(names.slice(0, maxTitleNames)) + (names.length > maxTitleNames ? "…" : "");
}
export const isHead = (group: Group | undefined): boolean => group?.head === me;
/**
 * Returns whether the owner may rename the group, remove members and approve new members. The head and the managers may
 * do this.
 */
export const mayManage = (group: Group | undefined): boolean =>
  group !== undefined && (group.head === me || group.managers.includes(me));
/** Sorts the members: the head first, then the managers, then the others in the order of joining. */
export const sortedMembers = (group: Group): string[] => {
  const rank = (id: string): number => (id === group.head ? 0 : group.managers.includes(id) ? 1 : 2);
  return group.members
    .map((id, n) => ({ id, n }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || a.n - b.n)
    .map(({ id }) => id);
};
export const savedGroups = (state: State): Group[] =>
  Object.values(state.groups)
    .filter((g) => g.saved)
    .toSorted((a, b) => (chatTitle(state, a.id) < chatTitle(state, b.id) ? -1 : 1));
export const groupsWith = (state: State, person: string): Group[] =>
  Object.values(state.groups).filter((g) => g.members.includes(person));
export const listJoinRequests = (state: State, group: string): JoinRequest[] =>
  Object.values(state.joins)
    .filter((j) => j.group === group)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
/** Returns the nearby friends who enter the same four digits. The same digits always return the same friends. */
export function faceToFaceFriends(state: State, pin: string): string[] {
  const friends = listFriends(state).filter((f) => !f.blocked && !f.lost);
  const asked = friends.map((f) => ({ id: f.id, n: hashText(`${pin} ${f.id}`) }));
  return asked
    .toSorted((a, b) => a.n - b.n || (a.id < b.id ? -1 : 1))
    .slice(0, 2 + (hashText(pin) % 3))
    .map(({ id }) => id);
}
