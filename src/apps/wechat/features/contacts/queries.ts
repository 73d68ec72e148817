/** Finds names of people and their relations to the owner. */
import { sameNumber } from "#os/phone-numbers.ts";
import { me, worldId } from "../../people.ts";
import type { State } from "../../state.ts";
import type { Friend, Person, FriendRequest } from "./state.ts";

/** Returns the owner's remark for a person, or else the person's own name, or else the id without its prefix. */
export function nameOrId(state: State, id: string): string {
  return state.friends[id]?.remark || state.people[id]?.nick || id.replace(/^person_/, "");
}
/** Returns the letter under which the index lists a person, or "#" if the name does not begin with a Latin letter. */
export function indexLetter(state: State, id: string): string {
  const first = sortKeyFor(state, id).charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : "#";
}
function sortKeyFor(state: State, id: string): string {
  const remark = state.friends[id]?.remark ?? "";
  // If a remark begins with a Latin letter, the remark is the sort key. For any other remark, the sort key comes from
  // the person's own name.
  return /^[a-z]/i.test(remark) ? remark : (state.people[id]?.sortKey ?? "");
}
const compareByName =
  (state: State) =>
  (a: Friend, b: Friend): number => {
    const [x, y] = [sortKeyFor(state, a.id).toLowerCase(), sortKeyFor(state, b.id).toLowerCase()];
    return x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : 1;
  };
/** Lists all friends in alphabetical order. */
export const listFriends = (state: State): Friend[] => Object.values(state.friends).toSorted(compareByName(state));
/** Friends grouped by letter. Blocked friends appear only in the list of blocked friends. */
export function groupByLetter(
  state: State,
  friends: readonly Friend[] = listFriends(state).filter((f) => !f.blocked),
): { readonly letter: string; readonly friends: readonly Friend[] }[] {
  const groups = Map.groupBy(friends, (f) => indexLetter(state, f.id));
  return [...groups]
    .map(([letter, list]) => ({ letter, friends: list }))
    .toSorted((a, b) => letterRank(a.letter) - letterRank(b.letter));
}
const letterRank = (letter: string): number => (letter === "#" ? 99 : letter.charCodeAt(0));
/**
 * Returns the friend with exactly this remark, name, id (in the app or in the world) or number, or null if there is
 * none.
 */
export function findFriendByName(state: State, called: string): Friend | null {
  const wanted = called.trim().toLowerCase();
  return (
    Object.values(state.friends).find(({ id, remark }) => {
      const person = state.people[id];
      const names = [id, worldId(id), remark, person?.nick, person?.wxid].filter((x) => x);
      return (
        names.some((name) => name!.toLowerCase() === wanted) ||
        (person !== undefined && person.phone !== "" && sameNumber(person.phone, called))
      );
    }) ?? null
  );
}
/** Tells whether a person's names or id contain the words. */
export function matchesName(state: State, id: string, words: string): boolean {
  const q = words.trim().toLowerCase();
  const person = state.people[id];
  if (q === "") return false;
  return [state.friends[id]?.remark, person?.nick, person?.wxid, person?.sortKey].some((x) =>
    x?.toLowerCase().includes(q),
  );
}
/** Returns the person with exactly this id or number. The owner is never returned. */
export function findPersonByIdOrPhone(state: State, typed: string): Person | null {
  const q = typed.trim().toLowerCase();
  if (q === "") return null;
  const found = Object.values(state.people).find(
    (p) => p.id !== me && (p.wxid.toLowerCase() === q || (p.phone !== "" && sameNumber(p.phone, typed))),
  );
  return found ?? null;
}
/** Friend requests, newest first. */
export const listRequests = (state: State): FriendRequest[] =>
  Object.values(state.requests).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
/** Returns the number of requests by other people that the owner has not opened yet. */
export const countNewRequests = (state: State): number =>
  Object.values(state.requests).filter((r) => !r.mine && r.state === "new").length;
export const friendsWithTag = (state: State, tag: string): Friend[] =>
  listFriends(state).filter((f) => f.tags.includes(tag));
/** Returns whether a person's moments are hidden from the owner. */
export const areMomentsHidden = (state: State, id: string): boolean => {
  const friend = state.friends[id];
  return [friend?.chatOnly, friend?.hideTheirs, friend?.blocked, friend?.lost, !friend].includes(true);
};
/**
 * Returns a number that depends only on the text. Callers use the number to make people behave differently from each
 * other.
 */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619) >>> 0;
  return hash;
}
/** Lists the due commands that answer the owner's requests. */
export const contactsDue = (state: State): { at: number; command: string; args: { id: string } }[] =>
  Object.values(state.requests).flatMap((r) =>
    r.answerAt === null ? [] : [{ at: r.answerAt, command: "befriended", args: { id: r.id } }],
  );
