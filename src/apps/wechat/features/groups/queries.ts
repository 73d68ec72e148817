/** Groups as the owner of the phone sees them. */
import { namesText } from "../../../../os/format.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import { friendsOf, nameIn, numberOf } from "../contacts/queries.ts";
import type { Group, Join } from "./state.ts";

/** So many names stand for a group that has none of its own. */
const namesMost = 3;
/** What a chat is called: a person's name, a group's, or those of its first members. */
export function titleOf(state: State, peer: string): string {
  const group = state.groups[peer];
  if (!group) return nameIn(state, peer);
  if (group.name !== "") return group.name;
  const names = group.members.filter((id) => id !== me).map((id) => nameIn(state, id));
  return namesText(names.slice(0, namesMost)) + (names.length > namesMost ? "…" : "");
}
export const isHead = (group: Group | undefined): boolean => group?.head === me;
/** Head and managers may name the group, remove people and let them in. */
export const mayManage = (group: Group | undefined): boolean =>
  group !== undefined && (group.head === me || group.managers.includes(me));
/** Head first, then managers, then as they came. */
export const membersOf = (group: Group): string[] => {
  const rank = (id: string): number => (id === group.head ? 0 : group.managers.includes(id) ? 1 : 2);
  return group.members
    .map((id, n) => ({ id, n }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || a.n - b.n)
    .map(({ id }) => id);
};
export const savedGroups = (state: State): Group[] =>
  Object.values(state.groups)
    .filter((g) => g.saved)
    .toSorted((a, b) => (titleOf(state, a.id) < titleOf(state, b.id) ? -1 : 1));
export const groupsWith = (state: State, person: string): Group[] =>
  Object.values(state.groups).filter((g) => g.members.includes(person));
export const joinsOf = (state: State, group: string): Join[] =>
  Object.values(state.joins)
    .filter((j) => j.group === group)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
/** Who stands beside the owner and has entered the same four digits: the same friends for the same digits. */
export function besideWith(state: State, pin: string): string[] {
  const friends = friendsOf(state).filter((f) => !f.blocked && !f.lost);
  const asked = friends.map((f) => ({ id: f.id, n: numberOf(`${pin} ${f.id}`) }));
  return asked
    .toSorted((a, b) => a.n - b.n || (a.id < b.id ? -1 : 1))
    .slice(0, 2 + (numberOf(pin) % 3))
    .map(({ id }) => id);
}
