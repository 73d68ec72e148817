/** Who somebody is and what they are to the owner. */
import { sameNumber } from "../../../../os/numbers.ts";
import { me, worldId } from "../../people.ts";
import type { State } from "../../state.ts";
import type { Friend, Person, Request } from "./state.ts";

/** As the owner sees them: the remark, else how they call themselves; the id's end for who is unknown. */
export function nameIn(state: State, id: string): string {
  return state.friends[id]?.remark || state.people[id]?.nick || id.replace(/^person_/, "");
}
/** The letter under which lists have somebody: "#" for what begins with none. */
export function letterOf(state: State, id: string): string {
  const first = sortKeyOf(state, id).charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : "#";
}
function sortKeyOf(state: State, id: string): string {
  const remark = state.friends[id]?.remark ?? "";
  // A remark in Latin letters sorts itself; one in Chinese by the name's own letters.
  return /^[a-z]/i.test(remark) ? remark : (state.people[id]?.sortKey ?? "");
}
const byName =
  (state: State) =>
  (a: Friend, b: Friend): number => {
    const [x, y] = [sortKeyOf(state, a.id).toLowerCase(), sortKeyOf(state, b.id).toLowerCase()];
    return x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : 1;
  };
/** All friends in the order of their letters. */
export const friendsOf = (state: State): Friend[] => Object.values(state.friends).toSorted(byName(state));
/** Friends by letter; those whom the owner has blocked are in no list but that of the blocked. */
export function byLetter(
  state: State,
  friends: readonly Friend[] = friendsOf(state).filter((f) => !f.blocked),
): { readonly letter: string; readonly friends: readonly Friend[] }[] {
  const groups = Map.groupBy(friends, (f) => letterOf(state, f.id));
  return [...groups]
    .map(([letter, list]) => ({ letter, friends: list }))
    .toSorted((a, b) => rank(a.letter) - rank(b.letter));
}
const rank = (letter: string): number => (letter === "#" ? 99 : letter.charCodeAt(0));
/** The friend who is called exactly so: by remark, name, id here or in the world, or number; null where nobody is. */
export function friendCalled(state: State, called: string): Friend | null {
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
/** Whether words are found in what somebody is called, or in their id. */
export function isCalled(state: State, id: string, words: string): boolean {
  const q = words.trim().toLowerCase();
  const person = state.people[id];
  if (q === "") return false;
  return [state.friends[id]?.remark, person?.nick, person?.wxid, person?.sortKey].some((x) =>
    x?.toLowerCase().includes(q),
  );
}
/** Who has exactly this id or number. */
export function personAt(state: State, typed: string): Person | null {
  const q = typed.trim().toLowerCase();
  if (q === "") return null;
  const found = Object.values(state.people).find(
    (p) => p.id !== me && (p.wxid.toLowerCase() === q || (p.phone !== "" && sameNumber(p.phone, typed))),
  );
  return found ?? null;
}
/** Newest first. */
export const requestsOf = (state: State): Request[] =>
  Object.values(state.requests).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
/** Of others, that nobody has looked at yet. */
export const newRequests = (state: State): number =>
  Object.values(state.requests).filter((r) => !r.mine && r.state === "new").length;
export const taggedWith = (state: State, tag: string): Friend[] => friendsOf(state).filter((f) => f.tags.includes(tag));
/** Whose moments the owner does not see. */
export const showsNoMoments = (state: State, id: string): boolean => {
  const friend = state.friends[id];
  return [friend?.chatOnly, friend?.hideTheirs, friend?.blocked, friend?.lost, !friend].includes(true);
};
/** A number that follows from a text: for what differs from person to person and is the same every time. */
export function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619) >>> 0;
  return hash;
}
/** Requests of the owner's that are answered. */
export const contactsDue = (state: State): { at: number; command: string; args: { id: string } }[] =>
  Object.values(state.requests).flatMap((r) =>
    r.answerAt === null ? [] : [{ at: r.answerAt, command: "befriended", args: { id: r.id } }],
  );
