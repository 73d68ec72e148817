/** Finds people of the world by id and copies them into the app's state. */
import type { Ctx } from "#os/app-command.ts";
import folk from "#world/folk/index.ts";
import { worldId } from "../../people.ts";
import type { State } from "../../state.ts";
import type { Friend, Person } from "./state.ts";

/**
 * Returns a person of the app's state or of the world, or null if there is no such person. A person of the world is
 * copied into the state.
 */
export function findOrAddPerson(state: State, ctx: Ctx, id: string): Person | null {
  const person = state.people[id];
  if (person) return person;
  const found = ctx.world(folk.queries.person, { id: worldId(id) });
  if (!found) return null;
  const inLang = (b: { readonly en: string; readonly zh: string }): string => (ctx.lang === "en" ? b.en : b.zh);
  const nick = inLang(found.nick).slice(0, 40);
  state.people[id] = {
    id,
    nick,
    wxid: found.handle.slice(0, 30),
    phone: "",
    gender: found.gender,
    region: inLang(found.region).slice(0, 60),
    about: inLang(found.bio).slice(0, 120),
    pat: "",
    sortKey: /^[a-z]/i.test(nick) ? nick.slice(0, 60) : found.handle.slice(0, 30),
  };
  return state.people[id]!;
}
/**
 * The flags of a friend. The owner sets all of these flags except `lost`, which says that the friend deleted the owner.
 */
type FriendMark = "starred" | "blocked" | "chatOnly" | "hideMine" | "hideTheirs" | "lost";
export function setMark(friend: Friend, mark: FriendMark, on: boolean): void {
  if (on) friend[mark] = true;
  else delete friend[mark];
}
export const newFriend = (id: string, since: number, more: Partial<Friend> = {}): Friend => ({
  id,
  since,
  remark: "",
  note: "",
  tags: [],
  ...more,
});
