/** Somebody as screens show them: a person whom the app knows, else one of the world's public. */
import { createMemo } from "solid-js";
import { world } from "../../../../../../ui/world.ts";
import folk from "../../../../../../world/folk/index.ts";
import { worldId } from "../../../../people.ts";
import type { State } from "../../../../state.ts";

export interface Shown {
  readonly nick: string;
  readonly wxid: string;
  readonly gender: string;
  readonly region: string;
  readonly about: string;
}
/** Undefined while it is on its way, and where there is nobody. */
export function usePerson(p: { readonly state: State; readonly lang: string }, id: () => string) {
  const known = () => p.state.people[id()];
  const found = world(folk.queries.person, () => (known() ? null : { id: worldId(id()) }));
  return createMemo((): Shown | undefined => {
    const here = known();
    if (here) return here;
    const one = found();
    if (!one) return undefined;
    const told = (b: { readonly en: string; readonly zh: string }) => (p.lang === "en" ? b.en : b.zh);
    return {
      nick: told(one.nick),
      wxid: one.handle,
      gender: one.gender,
      region: told(one.region),
      about: told(one.bio),
    };
  });
}
