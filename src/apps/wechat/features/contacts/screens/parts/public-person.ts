/** Finds a person for the screens: in the app's state, or else in the world. */
import { createMemo } from "solid-js";
import { queryWorld } from "#ui/world.ts";
import folk from "#world/folk/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import type { State } from "#apps/wechat/state.ts";

export interface PersonDetails {
  readonly nick: string;
  readonly wxid: string;
  readonly gender: string;
  readonly region: string;
  readonly about: string;
}
/** Returns the person's details, or undefined while the person is loading or if there is no such person. */
export function usePerson(p: { readonly state: State; readonly lang: string }, id: () => string) {
  const known = () => p.state.people[id()];
  const found = queryWorld(folk.queries.person, () => (known() ? null : { id: worldId(id()) }));
  return createMemo((): PersonDetails | undefined => {
    const here = known();
    if (here) return here;
    const one = found();
    if (!one) return undefined;
    const localize = (b: { readonly en: string; readonly zh: string }) => (p.lang === "en" ? b.en : b.zh);
    return {
      nick: localize(one.nick),
      wxid: one.handle,
      gender: one.gender,
      region: localize(one.region),
      about: localize(one.bio),
    };
  });
}
